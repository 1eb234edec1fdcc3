import { useEffect, useState } from 'react'

/**
 * Whether a pointer is down on something, from its `onPointerDown` until it is lifted anywhere. What is taken away under a pressed
 * pointer cannot be focused by it: the browser gives the focus to whatever stands around it.
 */
export function usePressing(): [boolean, () => void] {
  const [pressing, setPressing] = useState(false)
  useEffect(() => {
    if (!pressing) return
    const lifted = () => setPressing(false)
    // A finger's events of the mouse come after it is lifted. A mouse's is not waited for any longer: keys may be first.
    const soon = () => setTimeout(lifted)
    window.addEventListener('mouseup', lifted, true)
    window.addEventListener('pointerup', soon, true)
    window.addEventListener('pointercancel', soon, true)
    return () => {
      window.removeEventListener('mouseup', lifted, true)
      window.removeEventListener('pointerup', soon, true)
      window.removeEventListener('pointercancel', soon, true)
    }
  }, [pressing])
  return [pressing, () => setPressing(true)]
}
