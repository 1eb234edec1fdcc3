import type { Accent } from './curriculum.ts'
import { seedId } from './ids.ts'

interface ChalkLine {
  readonly d: string
  readonly crayon?: Accent
  readonly width?: number
  /** A broad stroke for filling areas. */
  readonly rough?: boolean
}

export interface ChalkPicture {
  readonly ground: 'board' | 'paper'
  readonly lines: readonly ChalkLine[]
}

/** A circle, drawn as two arcs. */
const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`

/** Lines that divide a circle into equal parts, from its centre or from an inner circle outwards. */
const spokes = (x: number, y: number, r: number, parts: number, inner = 0): string =>
  Array.from({ length: parts }, (_, i) => {
    const angle = (2 * Math.PI * i) / parts - Math.PI / 2
    const at = (radius: number): string =>
      `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`
    return `M${at(inner)}L${at(r)}`
  }).join('')

/** A zigzag over a rectangle, the way children colour in. */
const scribble = (x: number, y: number, width: number, height: number): string => {
  const steps = Math.round(width / 15)
  return Array.from({ length: steps + 1 }, (_, i) => {
    const at = x + (width * i) / steps
    return `${i === 0 ? 'M' : 'L'}${at.toFixed(0)} ${i % 2 === 0 ? y : y + height}`
  }).join('')
}

const pot = (x: number, crayon: Accent): ChalkLine[] => [
  { d: `M${x - 55} 400h110l-16 110h-78z` },
  { d: scribble(x - 38, 416, 76, 80), crayon, width: 12, rough: true },
  { d: `M${x - 62} 380h124v22h-124z` },
]

/** The pictures of the seeded communications, by the communication's name. */
export const COMMUNICATION_PICTURES: Readonly<Record<string, readonly ChalkPicture[]>> = {
  'fraction-wall': [
    {
      ground: 'board',
      lines: [
        { d: 'M90 110h620v80h-620z' },
        { d: scribble(104, 124, 592, 52), crayon: 'blue', width: 12, rough: true },
        { d: 'M90 210h620v80h-620zM400 210v80' },
        { d: scribble(104, 224, 284, 52), crayon: 'teal', width: 12, rough: true },
        { d: 'M90 310h620v80h-620zM296 310v80M503 310v80' },
        { d: scribble(104, 324, 180, 52), crayon: 'yellow', width: 12, rough: true },
        { d: 'M90 410h620v80h-620zM245 410v80M400 410v80M555 410v80' },
        { d: scribble(104, 424, 130, 52), crayon: 'pink', width: 12, rough: true },
      ],
    },
    {
      ground: 'paper',
      lines: [
        { d: ring(220, 300, 140) },
        { d: spokes(220, 300, 140, 4) },
        {
          d: 'M228 178a122 122 0 0 1 112 112l-112 2zM240 200l80 78M236 230l52 52',
          crayon: 'blue',
          width: 9,
          rough: true,
        },
        { d: ring(580, 300, 140) },
        { d: spokes(580, 300, 140, 8) },
        {
          d: 'M588 178a122 122 0 0 1 112 112l-112 2zM600 200l80 78M596 230l52 52',
          crayon: 'red',
          width: 9,
          rough: true,
        },
        { d: 'M378 284h44M378 316h44', width: 9 },
      ],
    },
  ],
  'bean-week': [
    {
      ground: 'paper',
      lines: [
        ...pot(130, 'orange'),
        ...pot(310, 'orange'),
        ...pot(490, 'orange'),
        ...pot(670, 'orange'),
        { d: 'M310 380c-2-16 2-26 0-40', crayon: 'green', width: 7 },
        {
          d: 'M490 380c-4-40 6-70 0-110M490 320c-22-4-34-18-38-34 22 0 34 12 38 34z',
          crayon: 'green',
          width: 7,
        },
        {
          d: 'M670 380c-6-70 8-130 0-210M670 320c-26-4-40-20-44-40 26 0 40 16 44 40zM672 262c24-4 38-20 42-38-24 0-38 14-42 38zM668 205c-20-4-32-16-36-32 22 0 32 12 36 32z',
          crayon: 'green',
          width: 7,
        },
        { d: 'M60 530h680', width: 4 },
        { d: ring(130, 130, 46), crayon: 'yellow' },
        { d: spokes(130, 130, 84, 12, 60), crayon: 'yellow' },
      ],
    },
    {
      ground: 'board',
      lines: [
        { d: 'M120 90v420h580', width: 6 },
        { d: 'M108 430h24M108 350h24M108 270h24M108 190h24' },
        { d: 'M180 500v-40h50v40z' },
        { d: 'M300 500v-90h50v90z' },
        { d: 'M420 500v-190h50v190z' },
        { d: 'M540 500v-310h50v310z' },
        { d: scribble(188, 466, 34, 28), crayon: 'green', width: 10, rough: true },
        { d: scribble(308, 418, 34, 74), crayon: 'green', width: 10, rough: true },
        { d: scribble(428, 320, 34, 172), crayon: 'green', width: 10, rough: true },
        { d: scribble(548, 200, 34, 292), crayon: 'green', width: 10, rough: true },
        { d: 'M150 470c120-20 240-110 440-310', crayon: 'yellow', width: 6 },
      ],
    },
  ],
  leeshoekie: [
    {
      ground: 'paper',
      lines: [
        { d: 'M70 500h660', width: 4 },
        { d: 'M110 500v-300h300v300M110 300h300M110 400h300' },
        { d: 'M140 300v-74h30v74zM178 300v-84h26v84zM214 300l18-76 28 7-18 69z' },
        { d: scribble(144, 232, 22, 62), crayon: 'red', width: 9, rough: true },
        { d: scribble(182, 224, 20, 70), crayon: 'blue', width: 9, rough: true },
        { d: 'M290 300v-70h34v70zM334 300v-86h26v86z' },
        { d: scribble(294, 236, 26, 58), crayon: 'yellow', width: 9, rough: true },
        { d: 'M140 400v-64h70v64zM220 400v-80h26v80zM256 400v-70h30v70z' },
        { d: scribble(146, 342, 58, 52), crayon: 'teal', width: 9, rough: true },
        { d: 'M150 500v-70h26v70zM186 500v-82h30v82zM300 500l24-70 30 10-22 60z' },
        { d: scribble(190, 424, 22, 70), crayon: 'violet', width: 9, rough: true },
        { d: 'M480 490c-20-60 20-110 100-110s130 46 112 110c-40 22-170 22-212 0z' },
        { d: scribble(510, 410, 150, 76), crayon: 'pink', width: 13, rough: true },
        { d: 'M585 30v90M533 176c6-76 98-76 104 0z' },
        {
          d: 'M545 204c-10 30-18 46-30 66M585 206v70M625 204c10 30 18 46 30 66',
          crayon: 'yellow',
          width: 5,
          rough: true,
        },
      ],
    },
  ],
  'rain-gauge': [
    {
      ground: 'board',
      lines: [
        { d: 'M330 200v280c0 24 140 24 140 0v-280M312 186h176l-18 22h-140z' },
        { d: 'M330 380c24 14 46-12 70 0s46 12 70 0', crayon: 'blue', width: 7 },
        { d: scribble(344, 396, 112, 84), crayon: 'blue', width: 13, rough: true },
        { d: 'M470 260h-34M470 300h-20M470 340h-34M470 420h-34M470 460h-20' },
        { d: 'M180 150c-50 0-60-60-14-68 8-46 84-46 96-6 44-14 66 70 8 74z' },
        { d: 'M190 176l-14 40M230 180l-14 40M270 176l-14 40', crayon: 'blue', width: 6 },
        { d: 'M560 140c-44 0-54-54-12-60 8-42 76-42 86-6 40-12 60 62 8 66z' },
        { d: 'M570 166l-14 40M610 170l-14 40M650 166l-14 40', crayon: 'blue', width: 6 },
        { d: 'M90 540h620', width: 4 },
        {
          d: 'M140 540c4-26-6-40-16-54M152 540c0-34 8-48 22-60M600 540c4-26-6-40-16-54M612 540c0-34 8-48 22-60',
          crayon: 'green',
          width: 5,
        },
      ],
    },
  ],
}

/** Storage keys in the bucket `images`. */
export function communicationPictureKeys(name: string): string[] {
  const folder = `Communications/${seedId('communication', name)}/Images`
  return (COMMUNICATION_PICTURES[name] ?? []).map((_, i) => `${folder}/picture-${i + 1}.webp`)
}
