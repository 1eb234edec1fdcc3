import { createContext, use, useEffect, useState } from 'react'

/** What is being saved in one dialog. */
interface Hold {
  /** Something is on its way. @returns what says that it has come back */
  begin: () => () => void
  held: () => boolean
}

function newHold(): Hold {
  let saves = 0
  return {
    begin: () => {
      saves += 1
      return () => {
        saves -= 1
      }
    },
    held: () => saves > 0,
  }
}

export const HeldContext = createContext<Hold | null>(null)

/** @returns the hold of one dialog, and what asks to open or close it, which does not close while something is saved */
export function useHeld(onOpenChange: ((open: boolean) => void) | undefined) {
  const [hold] = useState(newHold)
  const change = (open: boolean) => {
    if (open || !hold.held()) onOpenChange?.(open)
  }
  return { hold, change }
}

/**
 * Keeps the dialog that it stands in open while something is saved: Escape, the cross and a press beside it wait, because
 * whoever closes it then would not learn what became of it. Outside of a dialog it does nothing.
 */
export function HoldDialog({ when }: { when: boolean }) {
  const hold = use(HeldContext)
  // What is on its way is not part of what is drawn.
  useEffect(() => (when ? hold?.begin() : undefined), [when, hold])
  return null
}

/** For a button in a dialog that closes it without having been asked by Radix. @returns whether it may */
export function useMayClose() {
  const hold = use(HeldContext)
  return () => hold?.held() !== true
}
