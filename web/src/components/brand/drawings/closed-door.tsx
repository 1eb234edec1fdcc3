import { ChalkDrawing, Line, Shade } from '../chalk-drawing.tsx'

/** A closed classroom door with a key beside it. */
export function ClosedDoorDrawing() {
  return (
    <ChalkDrawing width={300} height={240}>
      <Line d="M84 222c-1-66-1-134 1-200 38-3 78-3 116-1 2 66 2 134 0 200" width={3.4} />
      <Line d="M96 222c-1-62-1-126 0-188 30-2 62-2 92-1 2 62 2 126 0 188" />
      <Line d="M112 50c20-2 40-2 60-1 1 20 1 40 0 60-20 2-40 2-60 1-1-20-1-40 0-60z" />
      <Shade crayon="blue" d="M118 62l40 34M120 84l20 18M138 58l28 22" width={5} />
      <Line d="M172 140c8-2 12 10 3 12-9 0-10-11-3-12z" crayon="yellow" width={3.4} />
      <Line
        d="M238 92c12-5 22 8 14 18-9 10-26 2-23-10 1-4 5-7 9-8zM242 114l6 46M246 142l12-2M248 156l12-2"
        crayon="orange"
        width={3}
      />
      <Line d="M236 74l2 14" />
      <Line d="M30 224c82-5 162-5 244-2" width={3} />
      <Line d="M120 166h48" width={1.6} />
    </ChalkDrawing>
  )
}
