import type { ReactNode } from 'react'
import { ChalkDrawing, Line, Shade, type Crayon } from '../chalk-drawing.tsx'

/** Shoulders, neck and face of all portraits; hair and clothes are the children. */
function Portrait({
  clothes,
  smile = 'M105 136c9 9 21 9 30 0',
  children,
}: {
  clothes: Crayon
  smile?: string
  children: ReactNode
}) {
  return (
    <ChalkDrawing width={240} height={240} className="w-full max-w-[280px]">
      <Shade
        crayon={clothes}
        width={9}
        d="M48 234c4-22 14-34 30-42M60 234c6-26 18-40 36-48M80 234c6-22 16-34 26-42M104 234c4-14 8-22 14-30M128 234c2-14 6-22 12-30M150 234c2-18 6-28 8-40M170 234c-2-14-2-24-4-32M186 234c-2-10-4-18-8-24"
      />
      <Line d="M38 236c3-34 22-50 62-62 10 14 30 14 40 0 40 12 59 28 62 62" width={3.2} />
      <Line d="M104 150c1 10 0 18-4 25M136 150c-1 10 0 18 4 25" />
      <Line
        d="M120 54c27 0 41 21 40 48-1 32-18 55-40 55s-39-23-40-55c-1-27 13-48 40-48z"
        width={3.2}
      />
      <Line d="M80 100c-7-2-10 4-8 12s6 12 11 10M160 100c7-2 10 4 8 12s-6 12-11 10" />
      <Line d="M103 103c1-3 5-3 6 0s-4 5-6 1M131 103c1-3 5-3 6 0s-4 5-6 1" width={3.4} />
      <Line
        d="M97 93c4-5 11-5 16-2M127 91c5-3 12-3 16 2M121 107c0 7-4 12-5 16 3 3 7 3 10 1"
        width={2}
      />
      <Line d={smile} crayon="red" width={3} />
      {children}
    </ChalkDrawing>
  )
}

/** A cloud of hair and long earrings. */
export function LindiwePortrait() {
  return (
    <Portrait clothes="yellow">
      <Shade
        crayon="violet"
        width={8}
        d="M76 98c-6-12 4-20-2-28 12-2 4-18 16-18 0-14 16-8 20-18 10 10 18-4 28 2 6 12 20 4 22 18 14 2 6 16 16 22-8 8 2 16-6 24"
      />
      <Line d="M80 112c-18 2-28-16-19-30-10-16 2-32 18-32 2-18 24-24 36-15 14-12 36-6 40 10 18-2 30 16 22 32 12 14 2 36-17 35" />
      <Line
        d="M73 124v12M167 124v12M70 140c2 6 6 6 7 0M164 140c2 6 6 6 7 0"
        crayon="orange"
        width={4}
      />
    </Portrait>
  )
}

/** A beard, a parting and a collar. */
export function PieterPortrait() {
  return (
    <Portrait clothes="blue" smile="M107 138c8 6 18 6 26 0">
      <Shade
        crayon="orange"
        width={6}
        d="M86 82c10-16 24-18 30-28M98 76c14-6 24-10 32-20M118 68c12-2 22 0 36 16"
      />
      <Line d="M82 96c-6-32 16-50 40-49 24 0 42 18 37 48-3-14-7-22-14-27-16 8-34 8-46 1-8 5-13 14-17 27z" />
      <Shade
        crayon="orange"
        width={5}
        d="M84 122c2 16 8 26 16 32M92 128c4 14 10 22 18 28M104 148c4 6 8 8 14 9M124 156c8-2 14-8 18-16M140 150c8-6 12-14 15-26"
      />
      <Line
        d="M82 114c1 30 16 50 38 50s37-20 38-50c-5 14-13 17-21 13-10-4-24-4-34 0-8 4-16 1-21-13z"
        width={2}
      />
      <Line d="M100 176l14 20 6-12 6 12 14-20" />
    </Portrait>
  )
}

/** A headscarf that falls over the shoulder. */
export function AyeshaPortrait() {
  return (
    <Portrait clothes="teal">
      <Shade
        crayon="pink"
        width={8}
        d="M78 88c8-26 28-34 44-32M70 104c0-36 22-58 54-58M66 128c-4-20-4-40 6-56M172 128c4-20 2-40-8-56M168 92c-6-22-18-36-36-42M74 152c6 12 14 20 26 26M168 150c-6 14-14 22-26 28"
      />
      <Line d="M64 150c-12-52-2-112 56-113 58 0 68 62 56 113" width={3.2} />
      <Line d="M78 104c2-32 18-46 42-46s40 14 42 46M64 150c6 22 26 34 56 36 30-2 50-14 56-36M176 150c4 20 0 40-12 56M120 186c-10 14-16 30-16 48" />
    </Portrait>
  )
}

/** Close-cropped hair and round glasses. */
export function ThaboPortrait() {
  return (
    <Portrait clothes="green" smile="M106 135c9 8 20 8 28 0">
      <Shade
        crayon="blue"
        width={6}
        d="M84 84c4-14 12-22 22-26M96 74c8-8 18-12 28-12M114 66c12-2 24 2 34 12M134 66c8 4 14 10 18 20"
      />
      <Line d="M80 98c-4-30 14-48 40-48s44 18 40 48c-3-8-4-14-8-20-20-6-44-6-64 0-4 6-5 12-8 20z" />
      <Line
        d="M106 90c9 0 14 7 13 15s-7 13-14 12-13-7-12-15 6-12 13-12zM134 90c9 0 14 7 13 15s-7 13-14 12-13-7-12-15 6-12 13-12zM119 100h3M93 100l-13-3M147 100l13-3"
        crayon="teal"
        width={3.4}
      />
      <Line d="M92 178c6 20 16 30 28 30s22-10 28-30" />
    </Portrait>
  )
}

/** A bun with a pencil in it, and reading glasses on a cord. */
export function MarlenePortrait() {
  return (
    <Portrait clothes="red">
      <Shade
        crayon="yellow"
        width={6}
        d="M84 84c8-18 22-24 34-24M96 84c8-12 18-16 26-20M120 62c14 0 26 8 34 24M106 44c4-10 20-12 26-2M108 36c6-6 16-6 22 2"
      />
      <Line d="M80 104c-8-38 12-58 40-58s50 20 40 58c-3-18-12-30-24-36-12 10-32 14-44 12-6 6-10 14-12 24z" />
      <Line d="M104 48c-12-20 2-34 16-34s28 14 16 34" />
      <Line d="M84 46l70-24M154 22l10-2-7 8" crayon="orange" width={4} />
      <Line
        d="M104 186c4 4 28 4 32 0M84 118c-10 30-2 60 20 68M156 118c10 30 2 60-20 68"
        crayon="teal"
        width={2}
      />
    </Portrait>
  )
}

/** Short twists, and a pencil behind the ear. */
export function SibusisoPortrait() {
  return (
    <Portrait clothes="orange">
      <Line
        d="M84 84c-10-6-8-18 2-18-6-12 6-20 14-14-2-14 12-18 18-8 4-12 20-10 20 2 10-8 22 0 18 12 12-2 16 12 4 20M96 74c-4-8 4-14 10-8M112 66c-2-8 8-12 12-4M130 66c0-8 10-10 12-2M146 76c2-8 10-8 10 0"
        crayon="violet"
        width={5}
      />
      <Line d="M82 88c18-14 56-16 76 0" />
      <Line d="M150 92l34-22M184 70l9-1-5 7" crayon="yellow" width={5} />
      <Line d="M108 148c6 6 18 6 24 0M100 176c8 12 32 12 40 0" width={2} />
    </Portrait>
  )
}

/** Long hair over the shoulders, and a small dot. */
export function PriyaPortrait() {
  return (
    <Portrait clothes="violet">
      <Shade
        crayon="blue"
        width={8}
        d="M74 178c-8-34-8-64 2-92M84 186c-8-20-12-40-12-60M88 76c8-14 18-20 30-22M126 54c14 4 24 14 30 28M166 178c8-34 8-64-2-92M156 186c8-20 12-40 12-60"
      />
      <Line d="M72 192c-18-40-18-94 0-122 18-32 78-34 96 2 16 30 16 82 0 120" width={3.2} />
      <Line d="M120 50c-18 8-32 22-37 48M120 50c18 6 32 20 37 46M84 118c0 24 2 44 8 62M156 118c0 24-2 44-8 62" />
      <Line d="M119 80h2" crayon="red" width={7} />
    </Portrait>
  )
}
