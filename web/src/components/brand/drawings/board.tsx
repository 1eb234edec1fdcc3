import { ChalkDrawing, Line } from '../chalk-drawing.tsx'

/** The drawing of the about section: a child's sun, a sum and the first letters. */
export function BoardDrawing({ className }: { className?: string }) {
  return (
    <ChalkDrawing width={460} height={320} {...(className === undefined ? {} : { className })}>
      <Line
        d="M70 70c20-24 58-18 62 12s-34 48-58 30-20-28-4-42zM98 24v16M48 44l12 12M34 92h18M54 138l12-12M144 40l-12 12M164 88h-18M146 134l-10-10M98 152v-16"
        crayon="yellow"
        width={4}
      />
      <Line
        d="M212 66c16-14 34-2 28 14-6 13-20 21-29 31l38-2M268 88h28M282 74v28M318 64h30l-18 18c16-2 24 10 18 20-6 12-24 14-34 6M372 82h28M372 96h28M448 62h-22l-4 22c14-7 28 1 26 16-2 14-19 18-29 10"
        crayon="pink"
        width={4}
      />
      <Line
        d="M24 188c60-3 120-2 180-1s150 2 230-2M24 244c70-4 150-3 220-2s130 1 190-2M24 300c60-3 130-2 200-1s140 0 210-2"
        width={1.6}
      />
      <Line d="M26 216c90-2 270-2 406-1" width={1} />
      <Line
        d="M40 242l17-52 18 51M47 224h21M118 227a12 12 0 1 0-24 2 12 12 0 0 0 24-2M119 214v28M152 242v-51c28-7 32 22 2 24 34-2 34 28-2 27M204 190v52M204 228a12 12 0 1 1 24 1 12 12 0 0 1-24-1M296 200c-16-18-42-4-40 20s30 28 42 10M334 219c-10-8-23 0-22 11s15 14 24 5"
        width={3.6}
      />
      <Line
        d="M38 297c10-2 22-34 12-36s-10 34 4 36 24-34 14-36-10 34 4 36 24-34 14-36-10 34 4 36 24-34 14-36-10 34 4 36 24-34 14-36-10 34 4 36 24-34 14-36-10 34 4 36 24-34 14-36-10 34 4 36 24-34 14-36-10 34 4 36"
        crayon="teal"
        width={3.2}
      />
      <Line
        d="M390 242c-2-18 4-30 16-40M398 226c-14-4-20-14-18-26 14 0 22 10 18 26zM404 212c2-14 12-22 26-22 0 14-10 24-26 22z"
        crayon="yellow"
        width={3.2}
      />
    </ChalkDrawing>
  )
}
