import { ChalkDrawing, Line } from '../chalk-drawing.tsx'

/** A letter on its way. */
export function LetterDrawing() {
  return (
    <ChalkDrawing width={240} height={170}>
      <Line d="M52 46c50-4 100-4 148-2 2 34 2 66 0 100-50 4-100 4-148 2-2-34-2-66 0-100z" />
      <Line d="M54 48c24 24 48 42 72 56 26-16 50-34 72-58" />
      <Line d="M54 144c16-18 34-34 52-48M198 142c-16-18-32-32-50-46" width={1.8} />
      <Line d="M12 76l24-1M4 98l30-1M14 120l22-1" crayon="teal" />
      <Line d="M176 30c10-10 22-2 18 9-4 9-17 16-17 16s-16-8-18-16c-2-11 9-18 17-9z" crayon="red" />
    </ChalkDrawing>
  )
}
