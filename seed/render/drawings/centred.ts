import { drawLayout, layoutText } from '../inline.ts'
import type { Setting } from '../piece.ts'
import { INK } from '../theme.ts'

/** One line of text centred on a point. */
export function centred(
  { doc }: Setting,
  text: string,
  cx: number,
  y: number,
  size: number,
  style: { bold?: boolean; color?: string; width?: number } = {},
): void {
  const width = style.width ?? 240
  const layout = layoutText(
    doc,
    text,
    {
      size,
      align: 'center',
      face: style.bold ? 'bold' : 'regular',
      color: style.color ?? INK,
      leading: 1.2,
    },
    width,
  )
  drawLayout(doc, layout, cx - width / 2, y)
}
