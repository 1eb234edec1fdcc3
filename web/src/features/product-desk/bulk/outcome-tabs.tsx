import { useState } from 'react'
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import type { RunState } from '@/domain/runs/run-kind.ts'
import { countOf } from '@/domain/runs/run-stage.ts'
import { ChangeRows } from './change-rows.tsx'

const words: Record<'left' | 'done' | 'same' | 'refused' | 'skipped', MessageDescriptor> =
  defineMessages({
    left: { defaultMessage: '{count, number} to change', id: 'OnwUpU' },
    done: { defaultMessage: '{count, number} changed', id: 'j9ByGc' },
    same: { defaultMessage: '{count, number} already so', id: 'xBO8Gl' },
    refused: { defaultMessage: '{count, number} refused', id: 'aeSV3A' },
    skipped: { defaultMessage: '{count, number} skipped', id: 'R6bQU9' },
  })

/** In the order in which they are shown: the outcomes of rows, and what they are called. The way back is a change as well. */
const there = [
  ['update', words.left],
  ['updated', words.done],
  ['failed', words.skipped],
  ['error', words.refused],
  ['unchanged', words.same],
] as const
const back = [
  ['updated', words.left],
  ['undone', words.done],
  ['kept', words.skipped],
] as const

/** How many products have which outcome, and the products of the outcome that is chosen. */
export function OutcomeTabs({ summary }: { summary: RunState }) {
  const intl = useIntl()
  const undoing = summary.status === 'undoing'
  const tabs = (undoing ? back : there).filter(([outcome]) => countOf(summary, outcome) > 0)
  const [chosen, setChosen] = useState<string | null>(null)
  const [shown] = tabs.find(([outcome]) => outcome === chosen) ?? tabs[0] ?? []
  return (
    <>
      <div
        role="group"
        aria-label={intl.formatMessage({ defaultMessage: 'What becomes of them', id: 'AZeOzD' })}
        className="flex flex-wrap gap-2"
      >
        {tabs.map(([outcome, called]) => (
          <Button
            key={outcome}
            size="sm"
            variant={outcome === shown ? 'primary' : 'outline'}
            aria-pressed={outcome === shown}
            onClick={() => setChosen(outcome)}
          >
            {intl.formatMessage(called, { count: countOf(summary, outcome) })}
          </Button>
        ))}
      </div>
      {shown !== undefined && (
        <ChangeRows
          key={`${summary.status} ${shown}`}
          runId={summary.id}
          outcome={shown}
          undoing={undoing}
          total={countOf(summary, shown)}
        />
      )}
    </>
  )
}
