import { useRef, useState } from 'react'

/** The time that a message is shown. */
const duration = 5000

export function useForAWhile(): { shown: boolean; show: () => void; hide: () => void } {
  const [shown, setShown] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hide = () => {
    clearTimeout(timer.current)
    setShown(false)
  }
  return {
    shown,
    hide,
    show: () => {
      clearTimeout(timer.current)
      setShown(true)
      timer.current = setTimeout(() => setShown(false), duration)
    },
  }
}
