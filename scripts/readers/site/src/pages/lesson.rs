//! The pages of the lessons, and their list.

use super::{Pages, ROOT};
use crate::lessons::first_problem;
use crate::markdown::Document;
use crate::play::{SCRIPT, STYLE};
use crate::write_file;
use anyhow::Result;
use maud::{Markup, html};
use std::path::Path;

impl Pages<'_> {
    pub(super) fn write_lessons(&self, folder: &Path) -> Result<()> {
        let lessons = self.documents.iter();
        let lessons: Vec<&Document> = lessons.filter(|document| document.is_lesson()).collect();
        write_file(&folder.join("lessons/index.html"), &self.lessons(&lessons))?;
        for (at, lesson) in lessons.iter().enumerate() {
            let before = at.checked_sub(1).map(|at| lessons[at]);
            let after = lessons.get(at + 1).copied();
            write_file(&folder.join(lesson.page()), &self.lesson(lesson, before, after))?;
        }
        Ok(())
    }

    fn lesson(
        &self,
        lesson: &Document,
        before: Option<&Document>,
        after: Option<&Document>,
    ) -> String {
        let problems = self.problems();
        let body = html! {
            link rel="stylesheet" href={ (ROOT) "assets/" (STYLE) };
            article.document.lesson { (self.renderer(ROOT, &problems).document(lesson)) }
            nav.contents aria-label="Lessons" {
                @if let Some(before) = before { a rel="prev" href={ (ROOT) (before.page()) } { "← " (before.title) } }
                a href="index.html" { "All lessons" }
                @if let Some(after) = after { a rel="next" href={ (ROOT) (after.page()) } { (after.title) " →" } }
            }
        };
        self.page(&lesson.title, ROOT, &[SCRIPT, "lesson.js"], &body)
    }

    fn lessons(&self, lessons: &[&Document]) -> String {
        let body = html! {
            h1 { "Lessons" }
            p.lead {
                "Short lessons for readers who have never heard of a Grundy value. Each has positions to \
                 play with, a proof, and exercises that the page checks. After each of the first seven \
                 you can solve a problem of a judge; the easiest one comes first."
            }
            ol.lessons {
                @for lesson in lessons {
                    li {
                        a href={ (ROOT) (lesson.page()) } { (lesson.title) }
                        (self.first_problem(lesson))
                    }
                }
            }
        };
        self.page("Lessons", ROOT, &[], &body)
    }

    fn first_problem(&self, lesson: &Document) -> Markup {
        let id = first_problem(lesson);
        let mut problems = self.entries.iter().map(|entry| entry.problem);
        let problem = problems.find(|problem| Some(problem.id.as_str()) == id);
        html! {
            @if let Some(problem) = problem {
                ", then solve "
                a href={ (ROOT) "problems/" (problem.id) ".html" } lang=[problem.facts.language()] { (problem.facts.title) }
            }
        }
    }
}
