import { PaperCover } from './paper-cover.tsx'
import { PaperSheet } from '../sheet/paper-sheet.tsx'
import type { Paper } from './paper.ts'
import { QuestionBlock } from './question-block.tsx'
import { headed } from './numbering.ts'
import { marksOf, markWords, sectionsOf } from './sections.ts'

/** A question paper, or its memorandum with the same numbers and totals. */
export function AssessmentPrinter({
  paper,
  memo,
  size,
  logo,
}: {
  paper: Paper
  memo: boolean
  size: number
  logo: boolean
}) {
  const { words, questions, language, font, subject } = paper
  const sections = sectionsOf(questions)
  const total = `${words.Total}: ${markWords(marksOf(questions))}`
  const running = {
    left: subject === null ? '' : `${words.Grade} ${subject.grade} · ${subject.name}`,
    right: memo ? `${words.memorandum} · ${paper.title}` : paper.title,
    page: words.page,
    of: words.of,
  }
  return (
    <PaperSheet language={language} font={font} size={size} running={running}>
      <PaperCover paper={paper} memo={memo} logo={logo} />
      {sections.map((section, index) => {
        const name = section.number === null ? null : headed(words.Section, section.number, null)
        const sectionTotal = `${words.Total} ${name ?? ''}: ${markWords(marksOf(section.questions))}`
        const blocks = section.questions.map((question, position) => (
          <QuestionBlock
            key={position}
            question={question}
            words={words}
            memo={memo}
            heading={name === null ? 'h2' : 'h3'}
          />
        ))
        if (name === null) return <div key={index}>{blocks}</div>
        return (
          <section key={index} className="paper-section">
            <h2 className="paper-section-head">
              {headed(words.Section, section.number ?? '', section.title)}
            </h2>
            {blocks}
            <p className="paper-total">{sectionTotal}</p>
          </section>
        )
      })}
      {questions.length > 0 && <p className="paper-total paper-grand-total">{total}</p>}
    </PaperSheet>
  )
}
