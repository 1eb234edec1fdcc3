// Written by "npm run codegen -w web". Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
import { Subject_PrintedDefinition } from '../../../features/print/sheet/printed.generated.ts'
import { School_PrintedDefinition } from '../../../features/print/sheet/printed.generated.ts'
import { Assessment_PrintedDefinition } from '../../../features/print/sheet/printed.generated.ts'
import { Teacher_PrintedDefinition } from '../../../features/print/sheet/printed.generated.ts'
export type AssessmentToPrintQueryVariables = Exact<{
  id: string
  userId: string
}>

export type AssessmentToPrintQuery = {
  teacherAssessmentTemplateByPk: {
    __typename: 'TeacherAssessmentTemplate'
    nodeId: string
    title: string
    totalMinutes: number
    fontFamily: string
    headings: string
    instructions: string
    questions: string
    translation: string | null
    taxonomy: {
      __typename: 'Taxonomy'
      nodeId: string
      cognitiveLevels: {
        __typename: 'CognitiveLevelConnection'
        edges: Array<{
          __typename: 'CognitiveLevelEdge'
          node: { __typename: 'CognitiveLevel'; nodeId: string; label: string; percentage: number }
        }>
      } | null
    } | null
    subject: {
      __typename: 'Subject'
      nodeId: string
      grade: string
      subject: string
      subjectAf: string | null
    } | null
    school: {
      __typename: 'School'
      nodeId: string
      name: string
      isGeneric: boolean
      schoolImgKey: string | null
    } | null
  } | null
  teacherProfileCollection: {
    __typename: 'TeacherProfileConnection'
    edges: Array<{
      __typename: 'TeacherProfileEdge'
      node: {
        __typename: 'TeacherProfile'
        nodeId: string
        title: string | null
        name: string | null
        surname: string | null
        school: {
          __typename: 'School'
          nodeId: string
          name: string
          isGeneric: boolean
          schoolImgKey: string | null
        } | null
      }
    }>
  }
}

// prettier-ignore
export const AssessmentToPrintDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AssessmentToPrint"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teacherAssessmentTemplateByPk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Assessment_printed"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"teacherProfileCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"userId"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Teacher_printed"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"school"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"School_printed"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}}]}},Subject_PrintedDefinition,School_PrintedDefinition,Assessment_PrintedDefinition,Teacher_PrintedDefinition]} as unknown as DocumentNode<AssessmentToPrintQuery, AssessmentToPrintQueryVariables>
