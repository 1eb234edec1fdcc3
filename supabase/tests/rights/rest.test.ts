import { testMatrix } from './matrix.ts'
import { openRest } from './requests/rest.ts'

testMatrix(openRest)
