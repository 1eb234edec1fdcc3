import { CheckIcon, TriangleAlertIcon } from 'lucide-react'
import { FormattedMessage } from 'react-intl'

/** No address is saved that could be used. */
export function NoAddress({ shown }: { shown: boolean }) {
  return (
    <div role="status">
      {shown && (
        <p className="border-chalk-yellow/60 bg-chalk-yellow/12 flex gap-2.5 rounded-md border px-3.5 py-3 text-[15px]">
          <TriangleAlertIcon aria-hidden="true" className="mt-0.5 size-[18px] shrink-0" />
          <FormattedMessage defaultMessage="No shipping details found" id="F1y/+4" />
        </p>
      )}
    </div>
  )
}

/** The address was saved for the next order. */
export function AddressKept({ shown }: { shown: boolean }) {
  return (
    <span role="status" className="text-board flex items-center gap-1.5 text-sm font-semibold">
      {shown && (
        <>
          <CheckIcon aria-hidden="true" className="size-[18px]" />
          <FormattedMessage defaultMessage="Saved" id="fsB/4p" />
        </>
      )}
    </span>
  )
}
