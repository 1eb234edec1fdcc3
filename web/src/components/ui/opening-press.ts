/** Where the button or finger went down last. */
let down: { x: number; y: number; target: EventTarget | null } | null = null

// Pages are also rendered at build time, without a window.
if (typeof window !== 'undefined') {
  window.addEventListener(
    'pointerdown',
    ({ clientX, clientY, target }) => {
      down = { x: clientX, y: clientY, target }
    },
    true,
  )
}

/** A hand that means to press only moves by less than this, in CSS pixels. */
const still = 8

/** Whether this is the end of a press that began outside of the element and went nowhere: the one that opened it. */
export const isEndOfOpeningPress = ({
  clientX,
  clientY,
  currentTarget,
}: {
  clientX: number
  clientY: number
  currentTarget: Element
}): boolean =>
  down !== null &&
  down.target instanceof Node &&
  !currentTarget.contains(down.target) &&
  Math.hypot(clientX - down.x, clientY - down.y) < still
