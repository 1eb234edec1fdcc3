import { ChalkDrawing, Line, Shade } from '../chalk-drawing.tsx'

/** A desk with an open planner, a worksheet and a cup of tea. */
export function DeskDrawing({ className }: { className?: string }) {
  return (
    <ChalkDrawing width={640} height={520} {...(className === undefined ? {} : { className })}>
      <Notes />
      <Worksheet />
      <Planner />
      <Tea />
      <PencilAndChalk />
      <Line d="M18 462C160 455 420 459 622 452" width={3.2} />
      <Line d="M44 476c170-6 372-3 548-9" width={1.4} />
    </ChalkDrawing>
  )
}

function Notes() {
  return (
    <>
      <Shade crayon="yellow" d="M252 60l52-6M250 72l58-7M252 84l58-7M254 96l58-7M256 108l56-6" />
      <Line d="M246 54l62-8 8 62-62 8z" />
      <Line d="M279 40v12" crayon="red" width={5} />
      <Line d="M258 74l36-4M260 88l40-5M262 101l22-3" width={1.6} />
      <Shade crayon="blue" d="M348 82l46 4M347 94l48 4M346 106l48 4M346 118l44 4" />
      <Line d="M344 72l58 5-5 58-58-5z" />
      <Line d="M374 64v11" crayon="red" width={5} />
      <Line d="M357 92c6-9 13-9 13 0s8 9 14-1M354 112l30 3" width={1.6} />
      <Line d="M438 78c0-24 18-40 40-40s40 18 39 41-19 39-41 38-38-17-38-39z" width={3} />
      <Line d="M478 80V54M478 80l-15 13" width={3} />
      <Line d="M478 44v5M511 79h-5M478 112v-5M445 79h5" width={1.8} />
      <Line d="M477 80h2" crayon="red" width={6} />
    </>
  )
}

function Worksheet() {
  return (
    <>
      <Line d="M52 372 92 176c40-2 82 4 122 14l-14 66" />
      <Line d="M52 372c26 0 52 3 78 8" />
      <Line d="M116 204l70 10" width={3.4} />
      <Shade crayon="teal" d="M104 250l20-14M106 264l34-22M114 272l28-18" width={6} />
      <Line d="M98 256c2-20 20-32 38-28s27 23 20 40-25 24-41 18-19-20-17-30z" />
      <Line d="M127 258l8-30M127 258l27 10M127 258l-22 20" width={1.8} />
      <Line d="M92 312l64 9M88 332l58 8M84 352l44 6" width={1.6} />
    </>
  )
}

function Planner() {
  return (
    <>
      <Shade crayon="green" d="M204 330l34-5M200 344l36-5M198 356l34-5" />
      <Shade crayon="orange" d="M262 296l34-3M260 308l36-3" />
      <Shade crayon="violet" d="M208 298l32-5M207 309l30-4" />
      <Shade crayon="pink" d="M262 366l38-1M260 378l38-1" />
      <Line d="M132 424 184 276c46-16 98-14 144 10v146c-60-26-130-30-196-8z" />
      <Line d="M328 286c46-24 98-26 144-10l52 148c-66-22-136-18-196 8" />
      <Line d="M132 424l-4 14c66-20 138-16 200 8 62-24 134-28 200-8l-4-14" />
      <Line d="M232 268l-32 142M280 270l-16 146" width={1.6} />
      <Line
        d="M173 308c52-14 104-10 154 12M162 340c54-14 112-10 165 12M150 372c58-14 120-10 177 14"
        width={1.6}
      />
      <Line d="M352 306l14 0M352 306v14h14v-14M356 312l5 5 10-14" crayon="green" />
      <Line d="M382 312c28-9 54-10 80-4" />
      <Line d="M354 340h15v15h-15zM358 347l5 5 11-15" crayon="green" />
      <Line d="M386 346c30-9 60-10 90-3" />
      <Line d="M357 376h16v16h-16z" />
      <Line d="M390 382c30-8 58-9 86-4" />
      <Line d="M360 408c50-12 96-13 142-4" width={1.6} />
      <Line d="M316 280c-3 60-2 124 3 196 6-8 9-8 13-2 1-64 2-130-3-188" crayon="red" />
    </>
  )
}

function Tea() {
  return (
    <>
      <Shade crayon="orange" d="M524 232c16 6 40 6 58-1M534 240c12 3 26 3 38 0" width={5} />
      <Line d="M508 226c0-20 92-20 92 0s-92 20-92 0z" />
      <Line d="M508 228c1 34 4 66 9 92 16 16 58 16 74 0 5-26 8-58 9-92" />
      <Line d="M600 246c30-8 38 10 32 30s-20 30-40 26" />
      <Line d="M540 236c-2 26-4 44-3 60l-9 3 3 22 18-3-3-21-9 1" width={1.8} />
      <Line
        d="M536 190c-14-18 12-28 0-50M562 186c-14-20 14-32 0-58M586 192c-10-14 10-24 0-40"
        crayon="teal"
        width={2}
      />
      <Line d="M490 330c34 20 104 20 136-4" width={1.8} />
    </>
  )
}

function PencilAndChalk() {
  return (
    <>
      <Shade crayon="yellow" d="M544 428l60-12" width={9} />
      <Line d="M526 431l14-10 66-12c8 0 10 14 2 16l-66 12zM540 421l4 16M592 412l3 16" />
      <Line d="M526 431l6 1" width={5} />
      <Line d="M90 444l40-5c7 0 8 12 1 13l-40 5c-8-1-8-12-1-13z" crayon="pink" />
      <Line d="M62 452c-2-6 4-10 9-6" crayon="pink" width={1.6} />
    </>
  )
}
