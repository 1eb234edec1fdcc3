import { Fragment, type ReactNode } from 'react'
import { Fixed } from '../words/fixed.tsx'
import type { Paper } from './paper.ts'
import { marksOf, markWords, type Question } from './sections.ts'

/** The questions that fit in one row; a longer paper has several rows. */
const perRow = 10

const rowsOf = (questions: readonly Question[]) =>
  Array.from({ length: Math.ceil(questions.length / perRow) }, (_, row) =>
    questions.slice(row * perRow, (row + 1) * perRow),
  )

const stroke = '/'

/** Words in two languages may go on on the next line after the stroke between them. */
const Words = ({ children }: { children: string }) => <Fixed draw={withBreaks}>{children}</Fixed>

function withBreaks(words: string): ReactNode {
  return words.split(stroke).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && stroke}
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}

/** The table in which the marker writes the marks of each question. */
export function MarksTable({ paper: { questions, words } }: { paper: Paper }) {
  const rows = rowsOf(questions)
  return rows.map((row, index) => {
    const last = index === rows.length - 1
    return (
      <table className="paper-marks" key={index}>
        <tbody>
          <tr>
            <th scope="row">
              <Words>{words.Question}</Words>
            </th>
            {row.map(({ number }, column) => (
              <th scope="col" key={column}>
                {number}
              </th>
            ))}
            {last && (
              <th scope="col" className="paper-marks-total">
                <Words>{words.Total}</Words>
              </th>
            )}
          </tr>
          <tr>
            <th scope="row">
              <Words>{words.Marks}</Words>
            </th>
            {row.map(({ marks }, column) => (
              <td key={column}>{markWords(marks)}</td>
            ))}
            {last && <td>{markWords(marksOf(questions))}</td>}
          </tr>
          <tr>
            <th scope="row">
              <Words>{words.Award}</Words>
            </th>
            {row.map((_, column) => (
              <td key={column} />
            ))}
            {last && <td />}
          </tr>
        </tbody>
      </table>
    )
  })
}
