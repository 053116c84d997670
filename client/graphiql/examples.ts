/** The tabs of the editor at a first visit: the main job, from the log-in to a file of results. */
import { v4 as newId } from 'uuid';

/** A tab as GraphiQL takes it. */
export interface ExampleTab {
  query: string;
  /** JSON that all operations of the tab share. */
  variables?: string;
}

const LOG_IN = `# The API of Examwright, step by step: a tab for
# each step. Run an operation: put the cursor in
# it and press Ctrl+Enter. The book on the left
# explains everything.
#
# 1. Log in. What is yours asks for a token. Type
# that of LogIn into the headers below, once:
# the other tabs send it, too, until you close or
# reload the page. It lasts twelve hours; for
# programs there is createAccessToken.

mutation LogIn {
  logIn(input: { email: "", password: "" }) {
    token
    expiresAt
  }
}

query Me {
  me {
    fullName
    email
    role
  }
}

# Plans are for everybody.
query Plans {
  plans {
    currency
    plans {
      name
      monthlyPrice
      yearlyPrice
    }
  }
}
`;

const WRITE_QUIZ = `# 2. Write a quiz. Copy the id that CreateQuiz
# returns into the variables, here and in the
# tabs that follow.

mutation CreateQuiz {
  createQuiz(title: "Rivers of Europe") {
    id
    title
  }
}

mutation AddQuestions($quizId: ID!) {
  addQuestions(
    quizId: $quizId
    questions: [
      {
        mcq: {
          text: "Which river flows through Vienna?"
          options: [
            { text: "The Rhine" }
            { text: "The Danube" }
            { text: "The Elbe" }
          ]
          correctOption: 2
        }
      }
      {
        descriptive: {
          text: "Why does a river bend?"
          marks: "2"
        }
      }
    ]
  ) {
    id
    position
    text
  }
}

# Learners take the quiz as it was submitted.
mutation SubmitQuiz($quizId: ID!) {
  submitQuiz(id: $quizId) {
    id
    questionCount
    isCompleted
  }
}
`;

const GIVE_EXAM = `# 3. Give it as an exam. The version is that of
# the rules that were read: it keeps two people
# from overwriting each other's changes.

query ReadExam($quizId: ID!) {
  exam(quizId: $quizId) {
    url
    state
    totalMarks
    rules {
      access
      closesAt
      version
    }
    findings {
      severity
      message
    }
  }
}

mutation SetRules($quizId: ID!, $version: Int!) {
  updateExamRules(
    input: {
      quizId: $quizId
      version: $version
      access: INVITATION
      closesAt: "2099-07-01T17:00:00+02:00"
    }
  ) {
    state
    rules {
      access
      closesAt
      version
    }
  }
}

# Who has an address is mailed the link, which is
# as secret as a password.
mutation Invite($quizId: ID!) {
  inviteCandidates(
    input: {
      quizId: $quizId
      people: [
        { name: "Grace Hopper", rollNumber: "12" }
      ]
    }
  ) {
    candidates {
      isNew
      link
      learner {
        name
        rollNumber
      }
    }
  }
}
`;

const WATCH_EXAM = `# 4. Watch it. A subscription shows an event at
# once and at each change, until you stop it with
# the button that has started it.

subscription WatchExam($quizId: ID!) {
  examChanged(quizId: $quizId) {
    quizId
    at
  }
}
`;

const READ_RESULTS = `# 5. Read the results, or export them. The id of
# an export is yours to make. Once its state is
# DONE, get the file from its url, with your token.

query Results($quizId: ID!) {
  resultConnection(quizId: $quizId, first: 100) {
    edges {
      node {
        name
        score
        maxScore
        percent
        submittedAt
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}

mutation StartExport($quizId: ID!, $exportId: ID!) {
  startExport(
    input: {
      id: $exportId
      quizId: $quizId
      content: RESULTS
      format: CSV
    }
  ) {
    state
  }
}

query ReadExport($exportId: ID!) {
  export(id: $exportId) {
    state
    fileName
    url
  }
}
`;

/** In the place of the id that `CreateQuiz` returns. */
const quizId = 'the id of CreateQuiz';

const json = (variables: object): string => `${JSON.stringify(variables, null, 2)}\n`;

/**
 * GraphiQL shows these to visitors who have no tabs of their own yet. Each visit gets an id for an export, since two
 * exports of the whole server cannot have the same. The first tab must have no variables: GraphiQL does not show them.
 */
export const EXAMPLE_TABS: ExampleTab[] = [
  { query: LOG_IN },
  { query: WRITE_QUIZ, variables: json({ quizId }) },
  { query: GIVE_EXAM, variables: json({ quizId, version: 1 }) },
  { query: WATCH_EXAM, variables: json({ quizId }) },
  { query: READ_RESULTS, variables: json({ quizId, exportId: newId() }) },
];

/** The headers of each tab: the user completes them. */
export const EXAMPLE_HEADERS = `{
  "Authorization": "Bearer "
}
`;
