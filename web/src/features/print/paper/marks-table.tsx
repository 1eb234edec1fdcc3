import type { Paper } from './paper.ts'
import { marksOf, markWords, type Question } from './sections.ts'

/** The questions that fit in one row; a longer paper has several rows. */
const perRow = 10

const rowsOf = (questions: readonly Question[]) =>
  Array.from({ length: Math.ceil(questions.length / perRow) }, (_, row) =>
    questions.slice(row * perRow, (row + 1) * perRow),
  )

/** The table in which the marker writes the marks of each question. */
export function MarksTable({ paper: { questions, words } }: { paper: Paper }) {
  const rows = rowsOf(questions)
  return rows.map((row, index) => {
    const last = index === rows.length - 1
    return (
      <table className="paper-marks" key={index}>
        <tbody>
          <tr>
            <th scope="row">{words.Question}</th>
            {row.map(({ number }, column) => (
              <th scope="col" key={column}>
                {number}
              </th>
            ))}
            {last && <th scope="col">{words.Total}</th>}
          </tr>
          <tr>
            <th scope="row">{words.Marks}</th>
            {row.map(({ marks }, column) => (
              <td key={column}>{markWords(marks)}</td>
            ))}
            {last && <td>{markWords(marksOf(questions))}</td>}
          </tr>
          <tr>
            <th scope="row">{words.Award}</th>
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
