import { useEffect } from 'react'
import type { CartStep } from '../use-cart-dialog.ts'

/** Makes the address name the step that is shown, when that is another one than it asked for. */
export function FollowStep<Step extends CartStep>({
  named,
  shown,
  onShow,
}: {
  named: Step
  shown: Step
  onShow: (step: Step) => void
}) {
  // The address is outside of React.
  useEffect(() => {
    if (named !== shown) onShow(shown)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new function is no reason to write the address again
  }, [named, shown])
  return null
}
