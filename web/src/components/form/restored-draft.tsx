import { HistoryIcon } from 'lucide-react'
import { FormattedMessage } from 'react-intl'

/** Says that a form shows what was typed before and is not saved. */
export function RestoredDraft({ when }: { when: boolean }) {
  return (
    <div role="status" className="contents">
      {when && (
        <p className="border-chalk-yellow/60 bg-chalk-yellow/12 flex gap-2.5 rounded-md border px-3.5 py-2.5 text-[15px]">
          <HistoryIcon aria-hidden="true" className="mt-0.5 size-[18px] shrink-0" />
          <FormattedMessage
            defaultMessage="This is what you typed before. It has not been saved yet."
            id="yrV2ZY"
          />
        </p>
      )}
    </div>
  )
}
