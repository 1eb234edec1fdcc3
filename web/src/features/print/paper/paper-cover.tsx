import type { ReactNode } from 'react'
import { durationWords } from '../words/duration.ts'
import { MarksTable } from './marks-table.tsx'
import type { Paper } from './paper.ts'
import { SchoolHead } from '../sheet/school-head.tsx'
import { marksOf, markWords, sectionsOf } from './sections.ts'

/** The head of a paper or its memorandum. A paper has lines for the learner; a memorandum has none. */
export function PaperCover({ paper, memo, logo }: { paper: Paper; memo: boolean; logo: boolean }) {
  const { words, subject, questions } = paper
  const sections = sectionsOf(questions).filter(({ number }) => number !== null)
  const gradeWords = subject === null ? null : `${words.Grade} ${subject.grade}`
  const count = (number: number, one: string, many: string) =>
    `${number} ${(number === 1 ? one : many).toLowerCase()}`
  return (
    <header className="paper-cover">
      <SchoolHead school={paper.school} logo={logo} />
      {subject !== null && (
        <p className="paper-subject">
          <span>{gradeWords}</span> <span>{subject.name}</span>
        </p>
      )}
      <h1>{paper.title}</h1>
      {memo && <p className="paper-memorandum">{words.memorandum}</p>}
      <dl className="paper-facts">
        <Fact word={words.Marks}>{markWords(marksOf(questions))}</Fact>
        <Fact word={words.Time}>{durationWords(paper.minutes, words)}</Fact>
        {(!memo || paper.date !== '') && <Fact word={words.Date}>{paper.date}</Fact>}
        {(!memo || paper.term !== '') && <Fact word={words.Term}>{paper.term}</Fact>}
      </dl>
      {!memo && (
        <>
          <dl className="paper-learner">
            <Fact word={words.name} />
            <Fact word={words.className} />
          </dl>
          {questions.length > 1 && <MarksTable paper={paper} />}
          <section className="paper-instructions">
            <h2>{words['Information and Instructions']}</h2>
            {questions.length > 1 && (
              <p>
                {[
                  ...(sections.length > 0
                    ? [count(sections.length, words.Section, words.Sections)]
                    : []),
                  count(questions.length, words.Question, words.Questions),
                ].join(' · ')}
              </p>
            )}
            <ol>
              {paper.instructions.map((instruction, index) => (
                <li key={index}>{instruction}</li>
              ))}
            </ol>
          </section>
        </>
      )}
    </header>
  )
}

/** A label of the cover with its value, or with a line to write on. */
function Fact({ word, children }: { word: string; children?: ReactNode }) {
  const label = `${word}: `
  return (
    <div>
      <dt>{label}</dt>
      <dd className={(children ?? '') === '' ? 'to-fill' : undefined}>{children}</dd>
    </div>
  )
}
