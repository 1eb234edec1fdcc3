import { testMatrix } from './matrix.ts'
import { openSql } from './requests/sql.ts'

testMatrix(openSql)
