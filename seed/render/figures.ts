import { drawLayout, layoutText } from './inline.ts'
import { type Setting } from './piece.ts'
import { INK, mix } from './theme.ts'

/** A clock face; without a time it has no hands. */
export function clockFace(
  { doc }: Setting,
  cx: number,
  cy: number,
  radius: number,
  time: { hour: number; minute: number } | null,
): void {
  const at = (turn: number, length: number): [number, number] => {
    const angle = turn * 2 * Math.PI - Math.PI / 2
    return [cx + length * Math.cos(angle), cy + length * Math.sin(angle)]
  }
  doc.lineWidth(1.8).circle(cx, cy, radius).fillAndStroke('#FFFFFF', INK)
  for (let tick = 0; tick < 60; tick += 1) {
    const hour = tick % 5 === 0
    doc.lineWidth(hour ? 1.2 : 0.5).strokeColor(INK)
    doc
      .moveTo(...at(tick / 60, radius - (hour ? 6 : 3.5)))
      .lineTo(...at(tick / 60, radius - 1))
      .stroke()
  }
  const size = radius * 0.25
  for (let hour = 1; hour <= 12; hour += 1) {
    const [x, y] = at(hour / 12, radius - 7 - size * 0.75)
    const layout = layoutText(doc, String(hour), { size, align: 'center', leading: 1 }, 30)
    drawLayout(doc, layout, x - 15, y - size / 2)
  }
  if (time) {
    doc.lineCap('round').strokeColor(INK)
    doc.lineWidth(3.2).moveTo(cx, cy)
    doc.lineTo(...at((time.hour % 12) / 12 + time.minute / 720, radius * 0.4)).stroke()
    doc
      .lineWidth(1.9)
      .moveTo(cx, cy)
      .lineTo(...at(time.minute / 60, radius * 0.6))
      .stroke()
    doc.lineCap('butt')
  }
  doc.circle(cx, cy, 2.6).fillColor(INK).fill()
}

/** A bar or circle cut into equal parts, the first `shaded` of them filled. */
export function fractionFigure(
  { doc, accent }: Setting,
  shape: 'bar' | 'circle',
  x: number,
  y: number,
  width: number,
  { parts, shaded }: { parts: number; shaded: number },
): void {
  const fill = mix(accent, '#FFFFFF', 0.5)
  doc.lineWidth(1).strokeColor(INK)
  if (shape === 'bar') {
    for (let i = 0; i < parts; i += 1) {
      doc.rect(x + (i * width) / parts, y, width / parts, 26)
      if (i < shaded) doc.fillAndStroke(fill, INK)
      else doc.stroke()
    }
    return
  }
  const r = width / 2
  const at = (turn: number): string => {
    const angle = turn * 2 * Math.PI - Math.PI / 2
    return `${x + r + r * Math.cos(angle)} ${y + r + r * Math.sin(angle)}`
  }
  for (let i = 0; i < parts; i += 1) {
    const large = parts === 1 ? 1 : 0
    doc.path(
      `M ${x + r} ${y + r} L ${at(i / parts)} A ${r} ${r} 0 ${large} 1 ${at((i + 1) / parts)} Z`,
    )
    if (i < shaded) doc.fillAndStroke(fill, INK)
    else doc.stroke()
  }
}

/** Writes a number with a space between thousands and a decimal comma. */
export function formatNumber(value: number, decimals = 0): string {
  const [whole = '', rest] = Math.abs(value).toFixed(decimals).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ' ')
  return `${value < 0 ? '−' : ''}${grouped}${rest ? `,${rest}` : ''}`
}

/** A number line with ticks, printed numbers and an empty box under each value that is asked for. */
export function numberLineFigure(
  setting: Setting,
  x: number,
  y: number,
  width: number,
  line: {
    from: number
    to: number
    step: number
    every: number
    ask: readonly number[]
    decimals: number
  },
): void {
  const { doc } = setting
  const inset = 18
  const span = width - inset * 2
  const ticks = Math.round((line.to - line.from) / line.step)
  doc
    .lineWidth(1.2)
    .strokeColor(INK)
    .moveTo(x, y + 10)
    .lineTo(x + width, y + 10)
    .stroke()
  for (const end of [-1, 1]) {
    const tip = end < 0 ? x : x + width
    doc
      .moveTo(tip - end * 6, y + 6)
      .lineTo(tip, y + 10)
      .lineTo(tip - end * 6, y + 14)
      .stroke()
  }
  // On a crowded line, a printed number would overlap the box beside it.
  const nextToAsked = (value: number): boolean =>
    line.ask.some((entry) => Math.abs(entry - value) < line.step * 1.5)
  for (let tick = 0; tick <= ticks; tick += 1) {
    const value = line.from + tick * line.step
    const at = x + inset + (tick / ticks) * span
    const asked = line.ask.some((entry) => Math.abs(entry - value) < line.step / 1000)
    const major = tick % line.every === 0
    doc.lineWidth(major || asked ? 1.2 : 0.8)
    doc
      .moveTo(at, y + (major || asked ? 3 : 6))
      .lineTo(at, y + (major || asked ? 17 : 14))
      .stroke()
    const slot = Math.min(46, Math.max(26, (span / ticks) * 0.9))
    if (asked) {
      doc
        .lineWidth(1)
        .roundedRect(at - slot / 2, y + 22, slot, 21, 3)
        .stroke()
    } else if (major && !(span / ticks < 24 && nextToAsked(value))) {
      const label = formatNumber(value, line.decimals)
      const layout = layoutText(doc, label, { size: 10.5, align: 'center', leading: 1.1 }, 60)
      drawLayout(doc, layout, at - 30, y + 26)
    }
  }
}
