import { testMatrix } from './matrix.ts'
import { openGraphql } from './requests/graphql.ts'

testMatrix(openGraphql)
