import { ArrowLeftIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'

/** Back on the left, the one primary action on the right, always in reach of the thumb. */
export function StepFooter({
  onBack,
  backDisabled = false,
  children,
}: {
  onBack: () => void
  backDisabled?: boolean
  children: ReactNode
}) {
  return (
    <div className="border-line bg-card sticky bottom-0 mt-auto flex items-center justify-between gap-3 border-t px-6 py-4">
      <Button variant="quiet" className="-ml-3 px-3!" disabled={backDisabled} onClick={onBack}>
        <ArrowLeftIcon aria-hidden="true" />
        <FormattedMessage defaultMessage="Back" id="cyR7Kh" />
      </Button>
      {children}
    </div>
  )
}
