/** Hears of elements whose height is no longer the one that was measured. */
export interface HeightWatch {
  /**
   * Follows these elements, by key, and no others.
   * @param measured the height of one in pixels of the paper, as it is known
   * @param onOther called once for all that changed in a frame
   */
  follow: (
    elements: ReadonlyMap<string | null, Element>,
    measured: (key: string) => number | undefined,
    onOther: () => void,
  ) => void
  stop: () => void
}

/**
 * So small a difference, in pixels, changes nothing: in a preview that is drawn smaller, a height depends by a fraction of a
 * pixel on where its block stands, so that two divisions could call for each other without end.
 */
export const noDifference = 0.25

/**
 * One observer for as long as the sheet is drawn. A browser reports each element once when it is first observed, and so would
 * have the whole sheet measured a second time after every letter.
 */
export function heightWatch(): HeightWatch {
  const watched = new Map<Element, string>()
  let ask: (key: string) => number | undefined = () => undefined
  let tell: () => void = () => undefined
  const observer =
    typeof ResizeObserver === 'undefined'
      ? null
      : new ResizeObserver((entries) => {
          const isOther = entries.some(({ target, borderBoxSize: [box] }) => {
            const key = watched.get(target)
            if (key === undefined) return false
            const height = ask(key)
            return (
              height === undefined ||
              box === undefined ||
              Math.abs(box.blockSize - height) >= noDifference
            )
          })
          if (isOther) tell()
        })
  return {
    follow: (elements, measured, onOther) => {
      ask = measured
      tell = onOther
      const now = new Set(elements.values())
      for (const element of watched.keys()) {
        if (now.has(element)) continue
        observer?.unobserve(element)
        watched.delete(element)
      }
      for (const [key, element] of elements) {
        if (key === null) continue
        if (!watched.has(element)) observer?.observe(element)
        watched.set(element, key)
      }
    },
    stop: () => {
      observer?.disconnect()
      watched.clear()
    },
  }
}
