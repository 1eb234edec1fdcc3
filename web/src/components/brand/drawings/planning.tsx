import { ChalkDrawing, Line, Shade } from '../chalk-drawing.tsx'

const size = { width: 220, height: 150 }

/** A month on the wall with two days coloured in. */
export function CalendarDrawing() {
  return (
    <ChalkDrawing {...size}>
      <Shade crayon="red" d="M96 74l20-2M96 84l20-2" />
      <Shade crayon="blue" d="M128 100l20-2M128 110l20-2M62 100l18-2M62 110l18-2" />
      <Line d="M46 36c44-4 88-4 130-2l2 100c-44 4-90 4-134 2z" />
      <Line d="M46 60c44-3 88-3 131-2" width={3.4} />
      <Line d="M78 24v22M144 22v22" width={4} />
      <Line
        d="M87 60l-1 76M121 59v77M154 58v76M45 86c44-2 88-2 132-1M45 112c44-2 88-2 133-1"
        width={1.6}
      />
      <Line d="M62 74l4 5 9-12" crayon="green" />
      <Line d="M190 126l18-40 8 4-18 40-10 6z" crayon="orange" />
    </ChalkDrawing>
  )
}

/** A lesson as steps: a page, three boxes and an arrow. */
export function LessonDrawing() {
  return (
    <ChalkDrawing {...size}>
      <Shade crayon="teal" d="M64 58l40-3M64 67l40-3" />
      <Shade crayon="yellow" d="M66 94l38-2M66 103l38-2" />
      <Line d="M50 22c28-3 58-3 86-1l24 22c1 32 1 62-1 94-36 2-72 2-108 0-2-38-3-76-1-115z" />
      <Line d="M136 21c1 8 0 16-1 22 8 1 16 1 25 0" />
      <Line d="M60 50l48-3 1 23-48 3zM61 86l48-2 1 22-48 3z" />
      <Line d="M122 56l26-2M122 66l20-1M122 92l26-2M122 102l18-1M62 122l70-2" width={1.6} />
      <Line d="M84 74v8M80 79l4 4 4-5" crayon="red" />
      <Line d="M172 112c14-2 24-14 24-30M188 88l8-8 8 9" crayon="violet" />
    </ChalkDrawing>
  )
}

/** A question paper with its marks, and the memorandum behind it. */
export function PaperDrawing() {
  return (
    <ChalkDrawing {...size}>
      <Line d="M98 20c26-2 50-1 76 1 2 34 1 66-1 100" />
      <Line d="M42 34c36-3 72-3 106-1 2 34 1 68-1 104-36 2-70 2-106 0-2-34-1-68 1-103z" />
      <Line d="M70 50l50-2" width={3.6} />
      <Line d="M56 68l50-2M56 90l58-2M56 112l44-2" width={1.6} />
      <Line d="M124 68h12M124 90h12M124 112h12" crayon="red" />
      <Line d="M160 46l6 6 14-18M162 74l6 6 14-18" crayon="green" width={3.2} />
      <Line d="M160 118c16-16 32-16 32-2s-24 18-36 12" crayon="blue" />
      <Line d="M56 78c6 3 10-3 16 0s10-3 15 0M56 101c6 3 10-3 16 0" crayon="violet" width={1.8} />
    </ChalkDrawing>
  )
}

/** A shelf with files, one of them pulled out. */
export function LibraryDrawing() {
  return (
    <ChalkDrawing {...size}>
      <Shade crayon="orange" d="M46 46v72M55 46v72" />
      <Shade crayon="blue" d="M76 56v62M84 56v62" />
      <Shade crayon="green" d="M150 66l16 54M160 64l12 50" />
      <Line d="M38 38l24-2 1 86-24 1zM68 48l22-1 1 75-22 1zM96 34l20-1 1 89-20 1z" />
      <Line d="M138 60l24-7 20 66-24 6z" />
      <Line d="M24 126c60-4 120-4 174-3" width={3.4} />
      <Line d="M36 134l-6 12M184 132l6 12" />
      <Line d="M43 54l14-1M73 64l13-1M101 52l11-1M101 62l11-1M148 74l10-3" width={1.6} />
      <Line d="M106 92v18M101 105l5 6 6-6" crayon="red" />
    </ChalkDrawing>
  )
}
