import { FormattedMessage } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'

/** Offers the first steps again to somebody who postponed them. */
export function ResumeCard({ onResume }: { onResume: () => void }) {
  return (
    <div className="border-chalk-yellow bg-chalk-yellow/10 mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-xl border px-5 py-4">
      <p className="max-w-[60ch]">
        <FormattedMessage
          defaultMessage="A few short questions are left before you can plan: about two minutes."
          id="CORJ6n"
        />
      </p>
      <Button variant="outline" size="sm" onClick={onResume}>
        <FormattedMessage defaultMessage="Continue the first steps" id="lFp3O9" />
      </Button>
    </div>
  )
}
