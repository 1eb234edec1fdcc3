import { TriangleAlertIcon } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { markWords } from '@/domain/papers/marks.ts'
import { cognitiveGrid, exceededLevels, partsOnLevel } from '../paper/cognitive-grid.ts'
import { numbersOf } from '../paper/numbers.ts'
import { questionsOf } from '../paper/paper.ts'
import { levelsOfChosen } from './assessment-choices.ts'
import { useEditor, usePaper } from './editor-context.ts'
import { showPlace } from './show-place.ts'

/** How the marks are spread over the cognitive levels, by question; beside it what the levels may have. */
export function LevelsGrid() {
  const intl = useIntl()
  const { taxonomies } = useEditor().choices
  const sections = usePaper((paper) => paper.sections)
  const chosen = usePaper((paper) => paper.meta.taxonomyIds)
  const known = levelsOfChosen(taxonomies, chosen)
  const { rows, unassigned, total } = cognitiveGrid({ sections }, known)
  if (rows.length === 0) return null
  const numbers = numbersOf(sections)
  const cell = 'px-2.5 py-1.5 text-right tabular-nums'
  const say = (marks: number) => (marks === 0 ? '–' : markWords(marks))
  return (
    <section data-place="levels" className="border-line min-w-0 rounded-md border p-3">
      <h3 className="mb-2 text-lg font-semibold">
        <FormattedMessage defaultMessage="Cognitive levels" id="QVkaeE" />
      </h3>
      <div
        className="overflow-x-auto"
        role="region"
        tabIndex={0} // eslint-disable-line jsx-a11y-x/no-noninteractive-tabindex -- it scrolls sideways
        aria-label={intl.formatMessage({
          defaultMessage: 'Marks on each cognitive level',
          id: 'Dr4oEH',
        })}
      >
        <table className="w-full text-sm">
          <thead>
            <tr className="border-line border-b">
              <th scope="col" className="px-2.5 py-1.5 text-left font-semibold">
                <FormattedMessage defaultMessage="Question" id="cBs7bp" description="Of a paper" />
              </th>
              {rows.map(({ level }) => (
                <th
                  key={level.label}
                  scope="col"
                  className="px-2.5 py-1.5 text-right font-semibold"
                >
                  {level.label}
                  <span className="text-ink-muted block font-normal">
                    <FormattedMessage
                      defaultMessage="{share, number}%"
                      id="VGSrrM"
                      values={{ share: level.percentage }}
                    />
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {questionsOf({ sections }).map(({ id }) => (
              <tr key={id}>
                <th scope="row" className="px-2.5 py-1.5 text-left font-normal tabular-nums">
                  {numbers.get(id)}
                </th>
                {rows.map(({ level, byQuestion }) => (
                  <td key={level.label} className={cell}>
                    {say(byQuestion.get(id) ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot className="border-line border-t font-semibold">
            <tr>
              <th scope="row" className="px-2.5 py-1.5 text-left">
                <FormattedMessage defaultMessage="Used" id="XYkq4n" />
              </th>
              {rows.map(({ level, used }) => (
                <td key={level.label} className={cell}>
                  {markWords(used)}
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row" className="px-2.5 py-1.5 text-left">
                <FormattedMessage
                  defaultMessage="Allowed of {total}"
                  id="i5Dd0u"
                  values={{ total: markWords(total) }}
                />
              </th>
              {rows.map(({ level, allowed }) => (
                <td key={level.label} className={cell}>
                  {markWords(allowed)}
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row" className="px-2.5 py-1.5 text-left">
                <FormattedMessage
                  defaultMessage="Left"
                  id="WecNU6"
                  description="Marks that are left"
                />
              </th>
              {rows.map(({ level, left }) => (
                <td key={level.label} className={`${cell} ${left < 0 ? 'text-danger' : ''}`}>
                  {markWords(left)}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      {unassigned > 0 && (
        <p className="text-ink-muted mt-2 text-sm">
          <FormattedMessage
            defaultMessage="{marks} marks have no cognitive level yet."
            id="rUulMo"
            values={{ marks: markWords(unassigned) }}
          />
        </p>
      )}
    </section>
  )
}

/** Says which levels have more marks than they may have; it stops nothing (T5.6). */
export function ExceededLevels() {
  const intl = useIntl()
  const { store, folded } = useEditor()
  const sections = usePaper((paper) => paper.sections)
  const exceeded = exceededLevels({ sections })
  const numbers = numbersOf(sections)
  const placeWords = (id: string, marks: number | null) =>
    `${numbers.get(id) ?? ''} (${markWords(marks ?? 0)})`
  return (
    <div role="status">
      {exceeded.length > 0 && (
        <div className="border-chalk-yellow/60 bg-chalk-yellow/12 flex gap-2.5 rounded-md border px-3.5 py-3 text-[15px]">
          <TriangleAlertIcon aria-hidden="true" className="mt-0.5 size-[18px] shrink-0" />
          <div className="min-w-0">
            <p>
              <FormattedMessage
                defaultMessage="Cognitive level(s) ‘{levels}’ exceed the allowed percentage of Total Marks"
                id="+JgKSZ"
                values={{ levels: exceeded.join(', ') }}
              />
            </p>
            <p className="text-ink-muted flex flex-wrap items-center gap-x-2 text-sm">
              <FormattedMessage defaultMessage="Marks on these levels:" id="rlVLG4" />
              {exceeded
                .flatMap((label) => partsOnLevel({ sections }, label))
                .map(({ id, marks }) => (
                  <Button
                    key={id}
                    variant="link"
                    size="inline"
                    className="min-h-8 text-sm tabular-nums"
                    aria-label={intl.formatMessage(
                      { defaultMessage: 'Show {number}', id: '2h4aZK' },
                      { number: numbers.get(id) },
                    )}
                    onClick={() => showPlace(store.get(), folded, id, true)}
                  >
                    {placeWords(id, marks)}
                  </Button>
                ))}
            </p>
          </div>
        </div>
      )}
    </div>
  )
}
