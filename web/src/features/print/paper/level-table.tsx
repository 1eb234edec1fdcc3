import { Fixed } from '../words/fixed.tsx'
import type { SheetWords } from '../words/sheet-words.ts'
import { levelIn } from '../words/level-words.ts'
import type { PaperLanguage, PaperWords } from '../words/paper-words.ts'
import { levelGrid, type CognitiveLevel } from './level-grid.ts'
import { markWords, type Question } from './sections.ts'

interface SheetLanguages {
  language: PaperLanguage
  /** The language beside it. */
  second: PaperLanguage | null
}

/** The name of a level as the sheet's languages have it; without them, as it was chosen. */
function LevelName({ label, in: sheet }: { label: string; in: SheetLanguages | undefined }) {
  if (sheet === undefined) return label
  const name = levelIn(label, sheet.language)
  const other = sheet.second === null ? name : levelIn(label, sheet.second)
  if (name === other) return name
  return (
    <>
      {`${name} / `}
      <span lang={sheet.second ?? undefined}>{other}</span>
    </>
  )
}

/** The grid of cognitive levels on the last page of a memorandum: what each question has, and what is prescribed. */
export function LevelTable({
  questions,
  known,
  words,
  own,
  languages,
}: {
  questions: readonly Question[]
  /** The levels of the paper's taxonomy. */
  known: readonly CognitiveLevel[]
  words: PaperWords
  own: SheetWords
  /** In which the levels are named. */
  languages?: SheetLanguages
}) {
  const { levels, rows, total } = levelGrid(questions, known)
  const line = (
    label: string,
    of: (level: (typeof levels)[number]) => number | null,
    sum: string,
  ) => (
    <tr>
      <th scope="row">
        <Fixed>{label}</Fixed>
      </th>
      {levels.map((level, index) => {
        const value = of(level)
        return <td key={index}>{value === null ? '' : markWords(value)}</td>
      })}
      <td>{sum}</td>
    </tr>
  )
  return (
    <section>
      <h2 className="paper-section-head">
        <Fixed>{own.levels}</Fixed>
      </h2>
      <table className="paper-levels">
        <thead>
          <tr>
            <th scope="col">
              <Fixed>{words.Question}</Fixed>
            </th>
            {levels.map(({ label }, index) => (
              <th scope="col" key={index}>
                {label === null ? (
                  <Fixed>{own.noLevel}</Fixed>
                ) : (
                  <LevelName label={label} in={languages} />
                )}
              </th>
            ))}
            <th scope="col">
              <Fixed>{words.Marks}</Fixed>
            </th>
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
