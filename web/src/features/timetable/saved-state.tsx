import { CheckIcon } from 'lucide-react'
import { FormattedMessage } from 'react-intl'

/** Each choice is saved at once; this says so. @param refused of the last choice; null before there was one */
export function SavedState({ saving, refused }: { saving: boolean; refused: boolean | null }) {
  return (
    <p role="status" className="text-ink-muted flex min-h-6 items-center gap-1.5 text-[15px]">
      {saving ? (
        <FormattedMessage defaultMessage="Saving…" id="WUV28A" />
      ) : refused === null ? (
        <FormattedMessage defaultMessage="Every choice is saved at once." id="CYLM6E" />
      ) : refused ? (
        <FormattedMessage defaultMessage="Your last choice was not saved." id="rKc73k" />
      ) : (
        <>
          <CheckIcon aria-hidden="true" className="size-4" />
          <FormattedMessage defaultMessage="Saved" id="fsB/4p" />
        </>
      )}
    </p>
  )
}
