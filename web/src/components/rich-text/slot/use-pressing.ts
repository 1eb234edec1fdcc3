import { useEffect, useState } from 'react'

/**
 * Whether a pointer is down on something, from its `onPointerDown` until it is lifted anywhere. What is taken away under a pressed
 * pointer cannot be focused by it: the browser gives the focus to whatever stands around it.
 */
export function usePressing(): [boolean, () => void] {
  const [pressing, setPressing] = useState(false)
  useEffect(() => {
    if (!pressing) return
    // After the events of the mouse that belong to this press.
    const lifted = () => setTimeout(() => setPressing(false))
    window.addEventListener('pointerup', lifted, true)
    window.addEventListener('pointercancel', lifted, true)
    return () => {
      window.removeEventListener('pointerup', lifted, true)
      window.removeEventListener('pointercancel', lifted, true)
    }
  }, [pressing])
  return [pressing, () => setPressing(true)]
}
