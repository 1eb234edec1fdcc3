import { ChalkDrawing, Line, Shade } from '../chalk-drawing.tsx'

/** An empty basket. */
export function EmptyBasketDrawing() {
  return (
    <ChalkDrawing width={240} height={170}>
      <Line d="M46 78c50-4 100-4 150-2l-18 70c-38 3-76 3-114 1z" />
      <Line d="M40 64c54-4 108-4 162-2l1 15c-54-3-110-2-162 1z" />
      <Line d="M84 62c4-34 20-46 38-46s34 14 38 45" />
      <Line d="M84 84l10 60M122 82v64M160 82l-10 62M54 108c44-3 90-3 134-2" width={1.6} />
      <Line d="M204 34c8-8 18-2 14 8-3 8-14 14-14 14s-14-6-15-14c-2-10 8-16 15-8z" crayon="red" />
      <Shade crayon="yellow" d="M60 158c40-3 82-3 120-1" width={4} />
    </ChalkDrawing>
  )
}
