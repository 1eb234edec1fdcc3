/** Between the boxes of an element's children, from its block's top: below each child but the last. */
export function cutsBelow(block: Element, children: readonly Element[]): number[] {
  const { top } = block.getBoundingClientRect()
  const rects = children.map((one) => one.getBoundingClientRect())
  return rects.slice(0, -1).map(({ bottom }, index) => {
    const next = rects[index + 1]?.top ?? bottom
    return (bottom + next) / 2 - top
  })
}

/** Only those cuts at which a division may be: the places that they had among all. */
export const kept = (cuts: readonly number[], may: (index: number) => boolean) =>
  cuts.map((at, index) => ({ at, index })).filter(({ index }) => may(index))
