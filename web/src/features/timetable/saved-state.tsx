import { CheckIcon } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

/** Each choice is saved at once; this says so. */
export function SavedState({ saving }: { saving: boolean }) {
  const [changed, setChanged] = useState(false)
  if (saving && !changed) setChanged(true)
  return (
    <p role="status" className="text-ink-muted flex min-h-6 items-center gap-1.5 text-[15px]">
      {saving ? (
        <FormattedMessage defaultMessage="Saving…" id="WUV28A" />
      ) : changed ? (
        <>
          <CheckIcon aria-hidden="true" className="size-4" />
          <FormattedMessage defaultMessage="Saved" id="fsB/4p" />
        </>
      ) : (
        <FormattedMessage defaultMessage="Every choice is saved at once." id="CYLM6E" />
      )}
    </p>
  )
}
