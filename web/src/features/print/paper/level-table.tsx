import type { SheetWords } from '../words/sheet-words.ts'
import type { PaperWords } from '../words/paper-words.ts'
import { levelGrid, type CognitiveLevel } from './level-grid.ts'
import { markWords, type Question } from './sections.ts'

/** The grid of cognitive levels on the last page of a memorandum: what each question has, and what is prescribed. */
export function LevelTable({
  questions,
  known,
  words,
  own,
}: {
  questions: readonly Question[]
  /** The levels of the paper's taxonomy. */
  known: readonly CognitiveLevel[]
  words: PaperWords
  own: SheetWords
}) {
  const { levels, rows, total } = levelGrid(questions, known)
  const line = (
    label: string,
    of: (level: (typeof levels)[number]) => number | null,
    sum: string,
  ) => (
    <tr>
      <th scope="row">{label}</th>
      {levels.map((level, index) => {
        const value = of(level)
        return <td key={index}>{value === null ? '' : markWords(value)}</td>
      })}
      <td>{sum}</td>
    </tr>
  )
  return (
    <section>
      <h2 className="paper-section-head">{own.levels}</h2>
      <table className="paper-levels">
        <thead>
          <tr>
            <th scope="col">{words.Question}</th>
            {levels.map(({ label }, index) => (
              <th scope="col" key={index}>
                {label ?? own.noLevel}
              </th>
            ))}
            <th scope="col">{words.Marks}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ number, marks, sum }, index) => (
            <tr key={index}>
              <th scope="row">{number}</th>
              {marks.map((one, column) => (
                <td key={column}>{one === 0 ? '' : markWords(one)}</td>
              ))}
              <td>{markWords(sum)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {line(own.actualMarks, ({ used }) => used, markWords(total))}
          {line(own.prescribedMarks, ({ prescribed }) => prescribed, '')}
          {line(own.actualShare, ({ share }) => share, total > 0 ? '100' : '')}
          {line(own.prescribedShare, ({ percentage }) => percentage, '')}
        </tfoot>
      </table>
    </section>
  )
}
