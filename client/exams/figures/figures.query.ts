import { graphql } from '../../gql/exams';
import type { ExamFiguresQuery } from '../../gql/exams/graphql';

export const FIGURES = graphql(`
  query ExamFigures($quizId: ID!, $revision: Int, $set: AttemptSet!) {
    examFigures(quizId: $quizId, revision: $revision, set: $set) {
      progress
      figures {
        set
        submittedCount
        chosenCount
        markedCount
        waitingCount
        decidedCount
        passedCount
        passRate
        otherRulesCount
        revisions
        revision
        maxScore
        distribution {
          from
          to
          count
        }
        scores {
          attempts
          mean {
            ...FigureFields
          }
          median {
            ...FigureFields
          }
          lowerQuartile {
            ...FigureFields
          }
          upperQuartile {
            ...FigureFields
          }
          lowest {
            ...FigureFields
          }
          highest {
            ...FigureFields
          }
          standardDeviation {
            ...FigureFields
          }
          skewness {
            ...FigureFields
          }
          kurtosis {
            ...FigureFields
          }
        }
        times {
          attempts
          median {
            ...FigureFields
          }
          lowerQuartile {
            ...FigureFields
          }
          upperQuartile {
            ...FigureFields
          }
        }
        reliability {
          attempts
          internalConsistency {
            ...FigureFields
          }
          errorRatio {
            ...FigureFields
          }
          standardError {
            ...FigureFields
          }
          standardErrorPercent {
            ...FigureFields
          }
        }
        questions {
          ...QuestionFigureFields
        }
      }
    }
  }

  fragment FigureFields on Figure {
    value
    refusal
    needed
  }

  fragment QuestionFigureFields on QuestionFigures {
    questionId
    place
    text
    attempts
    maxMarks
    right
    partly
    wrong
    blank
    guessScore
    meanMarks {
      ...FigureFields
    }
    facility {
      ...FigureFields
    }
    rightAnswers {
      ...FigureFields
    }
    standardDeviation {
      ...FigureFields
    }
    intendedWeight {
      ...FigureFields
    }
    effectiveWeight {
      ...FigureFields
    }
    discriminationIndex {
      ...FigureFields
    }
    discriminativeEfficiency {
      ...FigureFields
    }
    options {
      optionId
      text
      image {
        url
        width
        height
        alternativeText
      }
      isCorrect
      count
      discriminationIndex {
        ...FigureFields
      }
    }
  }
`);

export type Figures = NonNullable<ExamFiguresQuery['examFigures']['figures']>;
export type QuestionFigures = Figures['questions'][number];
export type OptionFigures = QuestionFigures['options'][number];
export type Figure = Figures['scores']['mean'];
