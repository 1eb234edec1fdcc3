import { durationWords } from '../words/duration.ts'
import { SchoolHead } from '../sheet/school-head.tsx'
import { Fixed } from '../words/fixed.tsx'
import type { SheetWords } from '../words/sheet-words.ts'
import { Fact } from '../sheet/fact.tsx'
import type { Paper } from './paper.ts'
import { Said } from './said.tsx'
import { versionWords } from './version-words.ts'
import { marksOf, markWords } from './sections.ts'

/** The head of a paper or its memorandum: whose it is, what it is, and how many pages it has. */
export function PaperCover({
  paper,
  own,
  memo,
  logo,
  pages,
}: {
  paper: Paper
  own: SheetWords
  memo: boolean
  logo: boolean
  pages: number
}) {
  const { words, subject, questions } = paper
  const version = versionWords(paper)
  const gradeWords = subject === null ? '' : `${words.Grade} ${subject.grade}`
  const grade = <Fixed>{gradeWords}</Fixed>
  const name = <Said text={subject?.name ?? ''} />
  return (
    <header className="paper-cover">
      <SchoolHead school={paper.school} logo={logo} />
      {subject !== null && (
        <p className="paper-subject">
          <span>{grade}</span> <span>{name}</span>
        </p>
      )}
      <h1>
        <Said text={paper.title} />
      </h1>
      {version !== null && (
        <p className="paper-version">
          <Fixed>{version}</Fixed>
        </p>
      )}
      {memo && (
        <p className="paper-memorandum">
          <Fixed>{words.memorandum}</Fixed>
        </p>
      )}
      <dl className="paper-facts">
        <Fact word={words.Marks}>{markWords(marksOf(questions))}</Fact>
        <Fact word={words.Time}>
          <Fixed>{durationWords(paper.minutes, words)}</Fixed>
        </Fact>
        {(!memo || paper.date !== '') && (
          <Fact word={words.Date}>{paper.date !== '' && <Said text={paper.date} />}</Fact>
        )}
        {(!memo || paper.term !== '') && <Fact word={words.Term}>{paper.term}</Fact>}
        <Fact word={own.examiner}>{paper.teacher}</Fact>
        <Fact word={own.moderator} />
      </dl>
      <p className="paper-count">
        <Fixed>{memo ? own.memoPages(pages) : own.paperPages(pages)}</Fixed>
      </p>
    </header>
  )
}
