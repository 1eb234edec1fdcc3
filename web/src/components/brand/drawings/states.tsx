import { ChalkDrawing, Line, Shade } from '../chalk-drawing.tsx'

/** Nothing in the basket but the promise of a weekend. */
export function EmptyBasketDrawing() {
  return (
    <ChalkDrawing width={240} height={170}>
      <Line d="M46 78c50-4 100-4 150-2l-18 70c-38 3-76 3-114 1z" />
      <Line d="M40 64c54-4 108-4 162-2l1 15c-54-3-110-2-162 1z" />
      <Line d="M84 62c4-34 20-46 38-46s34 14 38 45" />
      <Line d="M84 84l10 60M122 82v64M160 82l-10 62M54 108c44-3 90-3 134-2" width={1.600} />
      <Line d="M204 34c8-8 18-2 14 8-3 8-14 14-14 14s-14-6-15-14c-2-10 8-16 15-8z" crayon="red" />
      <Shade crayon="yellow" d="M60 158c40-3 82-3 120-1" width={4} />
    </ChalkDrawing>
  )
}

/** A magnifying glass over a page without a word. */
export function NothingFoundDrawing() {
  return (
    <ChalkDrawing width={240} height={170}>
      <Line d="M60 24c34-3 70-3 104-1 2 42 1 82-1 124-36 2-70 2-104 0-1-42-1-82 1-123z" />
      <Line d="M78 46l52-2M78 62l30-1" width={1.600} />
      <Line d="M108 96c0-24 18-38 38-36s34 18 32 38-20 34-38 32-32-16-32-34z" crayon="blue" width={3.400} />
      <Line d="M170 122l34 34" crayon="blue" width={6} />
      <Line d="M132 86c3-9 20-10 21 1 1 9-10 8-10 17M143 114v2" crayon="orange" width={3} />
    </ChalkDrawing>
  )
}

/** The board was wiped before anybody could copy it down. */
export function LostPageDrawing() {
  return (
    <ChalkDrawing width={420} height={280}>
      <Line d="M40 26c112-5 226-5 340-2 3 58 2 116-1 174-112 5-226 5-338 2-3-58-3-116-1-174z" width={4} />
      <Line d="M54 40c104-4 208-4 312-2 2 48 1 98-1 146-102 4-208 4-310 2-2-48-3-98-1-146z" width={1.600} />
      <Line d="M104 80l-28 46 52-3M114 84l-2 66" crayon="yellow" width={6} />
      <Line d="M186 82c26-10 42 10 40 36s-20 40-40 34-26-24-24-42 12-24 24-28z" crayon="pink" width={6} />
      <Line d="M300 78l-30 46 54-3M310 82l-2 66" crayon="teal" width={6} />
      <Shade crayon="blue" d="M60 166c30-14 60 10 92-4s60 12 90-2" width={12} />
      <Line d="M252 150l56-8 6 24-56 9z" />
      <Line d="M256 162l54-8" width={1.600} />
      <Line d="M32 212c118-5 238-5 356-1l-2 12c-118-4-234-3-352 1z" />
      <Line d="M96 208l26-3M300 206l18-1" crayon="orange" width={5} />
      <Line d="M90 226l-18 46M330 224l18 46" width={3} />
    </ChalkDrawing>
  )
}

/** A classroom door with a key hung beside it. */
export function ClosedDoorDrawing() {
  return (
    <ChalkDrawing width={300} height={240}>
      <Line d="M84 222c-1-66-1-134 1-200 38-3 78-3 116-1 2 66 2 134 0 200" width={3.400} />
      <Line d="M96 222c-1-62-1-126 0-188 30-2 62-2 92-1 2 62 2 126 0 188" />
      <Line d="M112 50c20-2 40-2 60-1 1 20 1 40 0 60-20 2-40 2-60 1-1-20-1-40 0-60z" />
      <Shade crayon="blue" d="M118 62l40 34M120 84l20 18M138 58l28 22" width={5} />
      <Line d="M172 140c8-2 12 10 3 12-9 0-10-11-3-12z" crayon="yellow" width={3.400} />
      <Line d="M238 92c12-5 22 8 14 18-9 10-26 2-23-10 1-4 5-7 9-8zM242 114l6 46M246 142l12-2M248 156l12-2" crayon="orange" width={3} />
      <Line d="M236 74l2 14" />
      <Line d="M30 224c82-5 162-5 244-2" width={3} />
      <Line d="M120 166h48" width={1.600} />
    </ChalkDrawing>
  )
}

/** A letter on its way. */
export function LetterDrawing() {
  return (
    <ChalkDrawing width={240} height={170}>
      <Line d="M52 46c50-4 100-4 148-2 2 34 2 66 0 100-50 4-100 4-148 2-2-34-2-66 0-100z" />
      <Line d="M54 48c24 24 48 42 72 56 26-16 50-34 72-58" />
      <Line d="M54 144c16-18 34-34 52-48M198 142c-16-18-32-32-50-46" width={1.800} />
      <Line d="M12 76l24-1M4 98l30-1M14 120l22-1" crayon="teal" />
      <Line d="M176 30c10-10 22-2 18 9-4 9-17 16-17 16s-16-8-18-16c-2-11 9-18 17-9z" crayon="red" />
    </ChalkDrawing>
  )
}

/** The board of the about section: a sum, a sentence and the sun of a first drawing. */
export function BoardDrawing({ className }: { className?: string }) {
  return (
    <ChalkDrawing width={460} height={320} {...(className === undefined ? {} : { className })}>
      <Line d="M70 70c20-24 58-18 62 12s-34 48-58 30-20-28-4-42z" crayon="yellow" width={4} />
      <Line d="M98 24v16M48 44l12 12M34 92h18M54 138l12-12M144 40l-12 12M164 88h-18M146 134l-10-10M98 152v-16" crayon="yellow" width={4} />
      <Line d="M210 62c18-12 34 0 26 16-6 12-20 20-28 30l36-2M262 84h28M276 70v28M310 62h30l-18 18c16-2 24 10 18 20-6 12-24 14-34 6M362 78h28M362 92h28M412 64l-18 30 34-2M420 68v44" crayon="pink" width={4} />
      <Line d="M34 200c40-6 80-6 120-2s80 4 120-2 90-4 150 0M34 240c60-6 120-4 180-1s120 2 210-3M34 280c40-4 86-4 130-2" width={1.600} />
      <Line d="M44 196c0-24 22-26 22-8s-22 16-12 6 18 2 24-6c4-8 16-8 14 4s-18 10-14 0 18-10 22-2 10 10 16-2c4-10 18-6 14 4M168 194c4-26 14-26 12-4 8-18 22-14 18 4M222 172c-6 20-4 26 6 22M212 180h24M246 184c-6 12 4 14 10 8M252 172v2M272 196c0-20 18-22 20-8s-20 16-20 4M312 170c-6 24 0 28 10 22" width={3} />
      <Line d="M44 236c4-24 16-24 14-4 8-16 20-14 18 4M96 234c-8-14 16-24 18-8s-20 16-18 8zM130 208c-4 22-2 30 8 24M152 234c-2-18 16-20 18-6s-18 14-18 6zM190 214c-4 20 0 26 8 22M182 220h20M222 236v-16c8-8 16-6 18 2" width={3} />
      <Line d="M330 246l22-20 22 22 30-36 26 40" crayon="teal" width={4} />
    </ChalkDrawing>
  )
}
