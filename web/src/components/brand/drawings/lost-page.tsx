import { ChalkDrawing, Line, Shade } from '../chalk-drawing.tsx'

/** A board that has been wiped. */
export function LostPageDrawing() {
  return (
    <ChalkDrawing width={420} height={280}>
      <Line
        d="M40 26c112-5 226-5 340-2 3 58 2 116-1 174-112 5-226 5-338 2-3-58-3-116-1-174z"
        width={4}
      />
      <Line
        d="M54 40c104-4 208-4 312-2 2 48 1 98-1 146-102 4-208 4-310 2-2-48-3-98-1-146z"
        width={1.6}
      />
      <Line d="M104 80l-28 46 52-3M114 84l-2 66" crayon="yellow" width={6} />
      <Line
        d="M186 82c26-10 42 10 40 36s-20 40-40 34-26-24-24-42 12-24 24-28z"
        crayon="pink"
        width={6}
      />
      <Line d="M300 78l-30 46 54-3M310 82l-2 66" crayon="teal" width={6} />
      <Shade crayon="blue" d="M60 166c30-14 60 10 92-4s60 12 90-2" width={12} />
      <Line d="M252 150l56-8 6 24-56 9z" />
      <Line d="M256 162l54-8" width={1.6} />
      <Line d="M32 212c118-5 238-5 356-1l-2 12c-118-4-234-3-352 1z" />
      <Line d="M96 208l26-3M300 206l18-1" crayon="orange" width={5} />
      <Line d="M90 226l-18 46M330 224l18 46" width={3} />
    </ChalkDrawing>
  )
}
