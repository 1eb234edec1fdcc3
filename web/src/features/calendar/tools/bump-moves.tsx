import { ArrowRightIcon, TriangleAlertIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { classWords } from '../setting/class-words.ts'
import type { Setting } from '../setting/setting.ts'
import type { BumpMove } from './bump-plan.ts'
import { momentWords } from './moment-words.ts'

/** Where each lesson stands now, where it would go, and what else is on there or was in the way. */
export function BumpMoves({
  moves,
  classes,
}: {
  moves: readonly BumpMove[]
  /** All whose lessons move; with more than one, each lesson names its own. */
  classes: Setting['classes']
}) {
  const intl = useIntl()
  const several = new Set(moves.map((move) => move.classId)).size > 1
  const namesOf = (others: BumpMove['passed']) =>
    intl.formatList(others.map(({ label, start }) => `${label} (${momentWords(start, intl)})`))
  return (
    <ol className="divide-line border-line divide-y rounded-md border">
      {moves.map((move) => {
        const own = several ? classes.find(({ id }) => id === move.classId) : undefined
        return (
          <li key={move.activityId} className="grid gap-0.5 px-3.5 py-2.5">
            <span className="font-semibold">
              {move.label}
              {own !== undefined && (
                <span className="text-ink-muted ml-2 text-sm font-normal">
                  {classWords(own, intl)}
                </span>
              )}
            </span>
            <span className="text-ink-muted flex flex-wrap items-center gap-x-2 text-sm tabular-nums">
              {momentWords(move.fromStart, intl)}
              <ArrowRightIcon aria-hidden="true" className="size-3.5" />
              <span className="text-ink font-medium">{momentWords(move.toStart, intl)}</span>
            </span>
            {move.clashes.length > 0 && (
              <Remark warns>
                <FormattedMessage
                  defaultMessage="At the same time: {names}"
                  id="/zEux8"
                  values={{ names: namesOf(move.clashes) }}
                />
              </Remark>
            )}
            {move.passed.length > 0 && (
              <Remark>
                <FormattedMessage
                  defaultMessage="Next free time; taken before it: {names}"
                  id="Z5uwbQ"
                  values={{ names: namesOf(move.passed) }}
                />
              </Remark>
            )}
          </li>
        )
      })}
    </ol>
  )
}

function Remark({ warns = false, children }: { warns?: boolean; children: ReactNode }) {
  return (
    <span
      className={`flex gap-1.5 text-sm ${warns ? 'text-danger font-medium' : 'text-ink-muted'}`}
    >
      {warns && <TriangleAlertIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />}
      <span>{children}</span>
    </span>
  )
}
