import { ChalkDrawing, Line } from '../chalk-drawing.tsx'

/** A magnifying glass over an empty page. */
export function NothingFoundDrawing() {
  return (
    <ChalkDrawing width={240} height={170}>
      <Line d="M60 24c34-3 70-3 104-1 2 42 1 82-1 124-36 2-70 2-104 0-1-42-1-82 1-123z" />
      <Line d="M78 46l52-2M78 62l30-1" width={1.6} />
      <Line
        d="M108 96c0-24 18-38 38-36s34 18 32 38-20 34-38 32-32-16-32-34z"
        crayon="blue"
        width={3.4}
      />
      <Line d="M170 122l34 34" crayon="blue" width={6} />
      <Line d="M132 86c3-9 20-10 21 1 1 9-10 8-10 17M143 114v2" crayon="orange" width={3} />
    </ChalkDrawing>
  )
}
