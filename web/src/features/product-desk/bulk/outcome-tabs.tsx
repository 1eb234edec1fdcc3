import { useState } from 'react'
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { ChangeRows } from './change-rows.tsx'
import type { ChangeSummary, Outcome } from './product-change.ts'

const words: Record<Outcome, MessageDescriptor> = defineMessages({
  planned: { defaultMessage: '{count, number} to change', id: 'OnwUpU' },
  done: { defaultMessage: '{count, number} changed', id: 'j9ByGc' },
  same: { defaultMessage: '{count, number} already so', id: 'xBO8Gl' },
  refused: { defaultMessage: '{count, number} refused', id: 'aeSV3A' },
  skipped: { defaultMessage: '{count, number} skipped', id: 'R6bQU9' },
})

const order = ['planned', 'done', 'skipped', 'refused', 'same'] as const

/** How many products have which outcome, and the products of the outcome that is chosen. */
export function OutcomeTabs({ summary }: { summary: ChangeSummary }) {
  const intl = useIntl()
  const there = order.filter((outcome) => summary[outcome] > 0)
  const [chosen, setChosen] = useState<Outcome | null>(null)
  const shown = chosen !== null && summary[chosen] > 0 ? chosen : there[0]
  return (
    <>
      <div
        role="group"
        aria-label={intl.formatMessage({ defaultMessage: 'What becomes of them', id: 'AZeOzD' })}
        className="flex flex-wrap gap-2"
      >
        {there.map((outcome) => (
          <Button
            key={outcome}
            size="sm"
            variant={outcome === shown ? 'primary' : 'outline'}
            aria-pressed={outcome === shown}
            onClick={() => setChosen(outcome)}
          >
            {intl.formatMessage(words[outcome], { count: summary[outcome] })}
          </Button>
        ))}
      </div>
      {shown !== undefined && (
        <ChangeRows
          key={`${summary.id} ${shown}`}
          changeId={summary.id}
          outcome={shown}
          total={summary[shown]}
        />
      )}
    </>
  )
}
