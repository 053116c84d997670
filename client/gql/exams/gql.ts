/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query AttemptPaper($attemptId: ID!) {\n    attemptPaper(attemptId: $attemptId) {\n      quizId\n      title\n      previousAttemptId\n      nextAttemptId\n      result {\n        attemptId\n        learnerId\n        secondsTaken\n        name\n        email\n        number\n        startedAt\n        submittedAt\n        submittedBy\n        score\n        maxScore\n        exactScore\n        percent\n        isPassed\n        waitingCount\n        lateCount\n      }\n      questions {\n        __typename\n        questionId\n        place\n        text\n        image {\n          url\n          width\n          height\n          alternativeText\n        }\n        savedAt\n        outcome\n        marks\n        maxMarks\n        grade {\n          answerId\n          source\n          markedBy\n          gradedAt\n          comment\n        }\n        ... on AnsweredMcq {\n          options {\n            optionId\n            text\n            image {\n              url\n              width\n              height\n              alternativeText\n            }\n            isCorrect\n            isChosen\n          }\n          explanation\n        }\n        ... on AnsweredDescriptive {\n          answer\n          modelAnswer\n        }\n      }\n      late {\n        id\n        questionId\n        typedAt\n        arrivedAt\n        cause\n        isStored\n        isAnsweredAgain\n        decision\n        decidedAt\n        decidedBy\n        answered {\n          ...SaidFields\n        }\n        replaced {\n          savedAt\n          ...SaidFields\n        }\n      }\n    }\n  }\n\n  fragment SaidFields on AnsweredQuestion {\n    __typename\n    ... on AnsweredMcq {\n      options {\n        optionId\n        text\n        isChosen\n      }\n    }\n    ... on AnsweredDescriptive {\n      answer\n    }\n  }\n": typeof types.AttemptPaperDocument,
    "\n  mutation DecideLateAnswers($input: DecideLateAnswersInput!) {\n    decideLateAnswers(input: $input)\n  }\n": typeof types.DecideLateAnswersDocument,
    "\n  mutation ArrangeForCandidate($input: ArrangeForCandidateInput!) {\n    arrangeForCandidate(input: $input) {\n      ...CandidateFields\n    }\n  }\n": typeof types.ArrangeForCandidateDocument,
    "\n  mutation ResendInvitation($candidateId: ID!) {\n    resendInvitation(candidateId: $candidateId) {\n      ...CandidateFields\n    }\n  }\n": typeof types.ResendInvitationDocument,
    "\n  mutation RevokeCandidate($candidateId: ID!) {\n    revokeCandidate(candidateId: $candidateId) {\n      ...CandidateFields\n    }\n  }\n": typeof types.RevokeCandidateDocument,
    "\n  mutation RestoreCandidate($candidateId: ID!) {\n    restoreCandidate(candidateId: $candidateId) {\n      ...CandidateFields\n    }\n  }\n": typeof types.RestoreCandidateDocument,
    "\n  mutation CandidateLink($candidateId: ID!) {\n    candidateLink(candidateId: $candidateId)\n  }\n": typeof types.CandidateLinkDocument,
    "\n  query Candidates($quizId: ID!, $filter: CandidateFilterInput, $page: Int!) {\n    candidates(quizId: $quizId, filter: $filter, page: $page, pageSize: 25) {\n      items {\n        ...CandidateFields\n      }\n      totalCount\n      totalPages\n    }\n  }\n\n  fragment CandidateFields on Candidate {\n    id\n    name\n    email\n    origin\n    state\n    mailedAt\n    mailState\n    revokedAt\n    extraTimePercent\n    extraAttempts\n    opensAt\n    closesAt\n    attempts {\n      id\n      submittedAt\n    }\n  }\n": typeof types.CandidatesDocument,
    "\n  mutation InviteCandidates($input: InviteCandidatesInput!) {\n    inviteCandidates(input: $input) {\n      invitedCount\n      alreadyCount\n    }\n  }\n": typeof types.InviteCandidatesDocument,
    "\n  mutation RemindCandidates($quizId: ID!) {\n    remindCandidates(quizId: $quizId)\n  }\n": typeof types.RemindCandidatesDocument,
    "\n  mutation CreateClassList($name: String!) {\n    createClassList(name: $name) {\n      id\n      name\n    }\n  }\n": typeof types.CreateClassListDocument,
    "\n  mutation RenameClassList($id: ID!, $name: String!) {\n    renameClassList(id: $id, name: $name) {\n      id\n      name\n    }\n  }\n": typeof types.RenameClassListDocument,
    "\n  mutation AddToClassList($listId: ID!, $people: [PersonInput!]!) {\n    addToClassList(listId: $listId, people: $people) {\n      id\n      memberCount\n    }\n  }\n": typeof types.AddToClassListDocument,
    "\n  mutation RemoveFromClassList($listId: ID!, $learnerIds: [ID!]!) {\n    removeFromClassList(listId: $listId, learnerIds: $learnerIds) {\n      id\n      memberCount\n    }\n  }\n": typeof types.RemoveFromClassListDocument,
    "\n  query ClassList($id: ID!, $page: Int!) {\n    classList(id: $id) {\n      id\n      name\n      memberCount\n      members(page: $page, pageSize: 25) {\n        items {\n          id\n          name\n          email\n        }\n        totalCount\n        totalPages\n      }\n    }\n  }\n": typeof types.ClassListDocument,
    "\n  query ClassLists($search: String, $page: Int!) {\n    classLists(search: $search, page: $page, pageSize: 25) {\n      items {\n        id\n        name\n        memberCount\n        createdAt\n      }\n      totalCount\n      totalPages\n    }\n  }\n": typeof types.ClassListsDocument,
    "\n  mutation DeleteClassList($id: ID!) {\n    deleteClassList(id: $id)\n  }\n": typeof types.DeleteClassListDocument,
    "\n  query ExamGiven($quizId: ID!) {\n    exam(quizId: $quizId) {\n      ...ExamFields\n    }\n    quiz(id: $quizId) {\n      id\n      title\n      status\n      isCompleted\n      durationMinutes\n      questionCount\n      version\n    }\n  }\n\n  fragment ExamFields on Exam {\n    quizId\n    title\n    code\n    url\n    state\n    hasUnpublishedChanges\n    rules {\n      access\n      accessCode\n      opensAt\n      closesAt\n      attemptsAllowed\n      passMark\n      marksPerQuestion\n      wrongMarks\n      wrongMarksBasis\n      shufflesQuestions\n      shufflesOptions\n      layout\n      navigation\n      reviewContent\n      reviewTime\n      releasesAt\n      releasedAt\n      withdrawnAt\n      release\n      mailsResults\n      hasCertificate\n      version\n    }\n    revision {\n      id\n      number\n      questionCount\n      publishedAt\n    }\n    findings {\n      code\n      severity\n      message\n      questionId\n      position\n      field\n    }\n  }\n": typeof types.ExamGivenDocument,
    "\n  mutation StartExport($input: StartExportInput!) {\n    startExport(input: $input) {\n      id\n      state\n    }\n  }\n": typeof types.StartExportDocument,
    "\n  query Export($id: ID!) {\n    export(id: $id) {\n      id\n      content\n      format\n      state\n      rowsDone\n      rowsTotal\n      fileName\n      url\n      problem {\n        message\n      }\n      createdAt\n    }\n  }\n": typeof types.ExportDocument,
    "\n  query RecentExports($quizId: ID!) {\n    recentExports(quizId: $quizId) {\n      id\n      content\n      format\n      state\n      fileName\n      url\n      createdAt\n    }\n  }\n": typeof types.RecentExportsDocument,
    "\n  mutation CancelExport($id: ID!) {\n    cancelExport(id: $id) {\n      id\n      state\n    }\n  }\n": typeof types.CancelExportDocument,
    "\n  query ExamFigures($quizId: ID!, $revision: Int) {\n    examFigures(quizId: $quizId, revision: $revision) {\n      submittedCount\n      markedCount\n      passedCount\n      failedCount\n      passRate\n      scores {\n        mean\n        median\n        standardDeviation\n        lowest\n        highest\n      }\n      distribution {\n        from\n        to\n        count\n      }\n      times {\n        median\n        lowerQuartile\n        upperQuartile\n      }\n      revisions\n      revision\n      questions {\n        questionId\n        place\n        text\n        right\n        partly\n        wrong\n        blank\n        waiting\n        facility\n        discrimination\n        meanMarks\n        options {\n          optionId\n          text\n          image {\n            url\n            width\n            height\n            alternativeText\n          }\n          isCorrect\n          count\n        }\n      }\n    }\n  }\n": typeof types.ExamFiguresDocument,
    "\n  mutation ExtendTime($input: ExtendTimeInput!) {\n    extendTime(input: $input) {\n      ...AttemptFields\n    }\n  }\n": typeof types.ExtendTimeDocument,
    "\n  mutation ReopenAttempt($input: ReopenAttemptInput!) {\n    reopenAttempt(input: $input) {\n      ...AttemptFields\n    }\n  }\n": typeof types.ReopenAttemptDocument,
    "\n  mutation HandInAttempt($input: HandInAttemptInput!) {\n    handInAttempt(input: $input) {\n      ...AttemptFields\n    }\n  }\n": typeof types.HandInAttemptDocument,
    "\n  mutation ExtendTimeForAll($input: ExtendTimeForAllInput!) {\n    extendTimeForAll(input: $input)\n  }\n": typeof types.ExtendTimeForAllDocument,
    "\n  subscription ExamChanged($quizId: ID!) {\n    examChanged(quizId: $quizId) {\n      quizId\n      at\n    }\n  }\n": typeof types.ExamChangedDocument,
    "\n  query ExamProgress($quizId: ID!) {\n    examProgress(quizId: $quizId) {\n      invited\n      registered\n      started\n      running\n      submitted\n      lateCount\n      at\n    }\n  }\n": typeof types.ExamProgressDocument,
    "\n  query CandidateAttempts($quizId: ID!, $filter: CandidateFilterInput, $page: Int!) {\n    candidates(quizId: $quizId, filter: $filter, page: $page, pageSize: 50) {\n      items {\n        id\n        name\n        attempts {\n          ...AttemptFields\n        }\n      }\n      totalCount\n      totalPages\n    }\n  }\n\n  fragment AttemptFields on Attempt {\n    id\n    number\n    startedAt\n    deadlineAt\n    lastSavedAt\n    submittedAt\n    submittedBy\n  }\n": typeof types.CandidateAttemptsDocument,
    "\n  query ExamEvents($quizId: ID!, $page: Int!, $attemptId: ID, $source: ExamEventSource) {\n    examEvents(quizId: $quizId, page: $page, pageSize: 20, attemptId: $attemptId, source: $source) {\n      items {\n        id\n        kind\n        candidateName\n        actorName\n        reason\n        minutes\n        seconds\n        takenFrom\n        submittedBy\n        questions\n        at\n      }\n      totalCount\n      totalPages\n    }\n  }\n": typeof types.ExamEventsDocument,
    "\n  mutation GiveBackOutage($input: GiveBackOutageInput!) {\n    giveBackOutage(input: $input)\n  }\n": typeof types.GiveBackOutageDocument,
    "\n  query ExamOutages($quizId: ID!) {\n    examOutages(quizId: $quizId) {\n      id\n      beganAt\n      endedAt\n      minutes\n      affected\n      waiting\n    }\n  }\n": typeof types.ExamOutagesDocument,
    "\n  query WrongAccessCodes($quizId: ID!) {\n    exam(quizId: $quizId) {\n      quizId\n      wrongAccessCodes {\n        count\n        addressCount\n        firstAt\n      }\n    }\n  }\n": typeof types.WrongAccessCodesDocument,
    "\n  query Institute {\n    me {\n      id\n      institute {\n        id\n        name\n      }\n    }\n  }\n": typeof types.InstituteDocument,
    "\n  mutation RenewExamCode($quizId: ID!) {\n    renewExamCode(quizId: $quizId) {\n      ...ExamFields\n    }\n  }\n": typeof types.RenewExamCodeDocument,
    "\n  mutation SubmitPaper($quizId: ID!) {\n    submitQuiz(id: $quizId) {\n      id\n      isCompleted\n      version\n    }\n  }\n": typeof types.SubmitPaperDocument,
    "\n  mutation ActivateExam($input: UpdateQuizInput!) {\n    updateQuiz(input: $input) {\n      id\n      status\n      version\n    }\n  }\n": typeof types.ActivateExamDocument,
    "\n  query ReadPeople($text: String, $uploadId: ID) {\n    readPeople(text: $text, uploadId: $uploadId) {\n      people {\n        name\n        email\n      }\n      faults {\n        line\n        text\n        message\n      }\n    }\n  }\n": typeof types.ReadPeopleDocument,
    "\n  mutation PreviewExam($quizId: ID!) {\n    previewExam(quizId: $quizId) {\n      url\n    }\n  }\n": typeof types.PreviewExamDocument,
    "\n  query LearnerProgress($learnerId: ID!, $page: Int!) {\n    learnerProgress(learnerId: $learnerId, page: $page, pageSize: 50) {\n      learnerId\n      name\n      email\n      attempts {\n        items {\n          quizId\n          title\n          result {\n            attemptId\n            number\n            submittedAt\n            score\n            maxScore\n            percent\n            isPassed\n            waitingCount\n          }\n        }\n        totalCount\n        totalPages\n      }\n    }\n  }\n": typeof types.LearnerProgressDocument,
    "\n  mutation ReleaseResults($quizId: ID!) {\n    releaseResults(quizId: $quizId) {\n      ...ExamFields\n    }\n  }\n": typeof types.ReleaseResultsDocument,
    "\n  mutation WithdrawResults($quizId: ID!) {\n    withdrawResults(quizId: $quizId) {\n      ...ExamFields\n    }\n  }\n": typeof types.WithdrawResultsDocument,
    "\n  query ResultsTold($quizId: ID!) {\n    resultsTold(quizId: $quizId)\n  }\n": typeof types.ResultsToldDocument,
    "\n  query Results(\n    $quizId: ID!\n    $search: String\n    $filter: ResultFilter\n    $sort: ResultSort!\n    $page: Int!\n  ) {\n    results(\n      quizId: $quizId\n      search: $search\n      filter: $filter\n      sort: $sort\n      page: $page\n      pageSize: 50\n    ) {\n      items {\n        attemptId\n        learnerId\n        name\n        email\n        number\n        submittedAt\n        submittedBy\n        secondsTaken\n        score\n        maxScore\n        percent\n        isPassed\n        waitingCount\n        lateCount\n      }\n      totalCount\n      totalPages\n    }\n  }\n": typeof types.ResultsDocument,
    "\n  query Trial {\n    me {\n      id\n      deletionDueAt\n    }\n    quizzes(page: 1, pageSize: 1) {\n      items {\n        id\n        title\n      }\n    }\n  }\n": typeof types.TrialDocument,
    "\n  mutation UpdateExamRules($input: UpdateExamRulesInput!) {\n    updateExamRules(input: $input) {\n      ...ExamFields\n    }\n  }\n": typeof types.UpdateExamRulesDocument,
    "\n  mutation UpdateDuration($input: UpdateQuizInput!) {\n    updateQuiz(input: $input) {\n      id\n      durationMinutes\n      version\n    }\n  }\n": typeof types.UpdateDurationDocument,
};
const documents: Documents = {
    "\n  query AttemptPaper($attemptId: ID!) {\n    attemptPaper(attemptId: $attemptId) {\n      quizId\n      title\n      previousAttemptId\n      nextAttemptId\n      result {\n        attemptId\n        learnerId\n        secondsTaken\n        name\n        email\n        number\n        startedAt\n        submittedAt\n        submittedBy\n        score\n        maxScore\n        exactScore\n        percent\n        isPassed\n        waitingCount\n        lateCount\n      }\n      questions {\n        __typename\n        questionId\n        place\n        text\n        image {\n          url\n          width\n          height\n          alternativeText\n        }\n        savedAt\n        outcome\n        marks\n        maxMarks\n        grade {\n          answerId\n          source\n          markedBy\n          gradedAt\n          comment\n        }\n        ... on AnsweredMcq {\n          options {\n            optionId\n            text\n            image {\n              url\n              width\n              height\n              alternativeText\n            }\n            isCorrect\n            isChosen\n          }\n          explanation\n        }\n        ... on AnsweredDescriptive {\n          answer\n          modelAnswer\n        }\n      }\n      late {\n        id\n        questionId\n        typedAt\n        arrivedAt\n        cause\n        isStored\n        isAnsweredAgain\n        decision\n        decidedAt\n        decidedBy\n        answered {\n          ...SaidFields\n        }\n        replaced {\n          savedAt\n          ...SaidFields\n        }\n      }\n    }\n  }\n\n  fragment SaidFields on AnsweredQuestion {\n    __typename\n    ... on AnsweredMcq {\n      options {\n        optionId\n        text\n        isChosen\n      }\n    }\n    ... on AnsweredDescriptive {\n      answer\n    }\n  }\n": types.AttemptPaperDocument,
    "\n  mutation DecideLateAnswers($input: DecideLateAnswersInput!) {\n    decideLateAnswers(input: $input)\n  }\n": types.DecideLateAnswersDocument,
    "\n  mutation ArrangeForCandidate($input: ArrangeForCandidateInput!) {\n    arrangeForCandidate(input: $input) {\n      ...CandidateFields\n    }\n  }\n": types.ArrangeForCandidateDocument,
    "\n  mutation ResendInvitation($candidateId: ID!) {\n    resendInvitation(candidateId: $candidateId) {\n      ...CandidateFields\n    }\n  }\n": types.ResendInvitationDocument,
    "\n  mutation RevokeCandidate($candidateId: ID!) {\n    revokeCandidate(candidateId: $candidateId) {\n      ...CandidateFields\n    }\n  }\n": types.RevokeCandidateDocument,
    "\n  mutation RestoreCandidate($candidateId: ID!) {\n    restoreCandidate(candidateId: $candidateId) {\n      ...CandidateFields\n    }\n  }\n": types.RestoreCandidateDocument,
    "\n  mutation CandidateLink($candidateId: ID!) {\n    candidateLink(candidateId: $candidateId)\n  }\n": types.CandidateLinkDocument,
    "\n  query Candidates($quizId: ID!, $filter: CandidateFilterInput, $page: Int!) {\n    candidates(quizId: $quizId, filter: $filter, page: $page, pageSize: 25) {\n      items {\n        ...CandidateFields\n      }\n      totalCount\n      totalPages\n    }\n  }\n\n  fragment CandidateFields on Candidate {\n    id\n    name\n    email\n    origin\n    state\n    mailedAt\n    mailState\n    revokedAt\n    extraTimePercent\n    extraAttempts\n    opensAt\n    closesAt\n    attempts {\n      id\n      submittedAt\n    }\n  }\n": types.CandidatesDocument,
    "\n  mutation InviteCandidates($input: InviteCandidatesInput!) {\n    inviteCandidates(input: $input) {\n      invitedCount\n      alreadyCount\n    }\n  }\n": types.InviteCandidatesDocument,
    "\n  mutation RemindCandidates($quizId: ID!) {\n    remindCandidates(quizId: $quizId)\n  }\n": types.RemindCandidatesDocument,
    "\n  mutation CreateClassList($name: String!) {\n    createClassList(name: $name) {\n      id\n      name\n    }\n  }\n": types.CreateClassListDocument,
    "\n  mutation RenameClassList($id: ID!, $name: String!) {\n    renameClassList(id: $id, name: $name) {\n      id\n      name\n    }\n  }\n": types.RenameClassListDocument,
    "\n  mutation AddToClassList($listId: ID!, $people: [PersonInput!]!) {\n    addToClassList(listId: $listId, people: $people) {\n      id\n      memberCount\n    }\n  }\n": types.AddToClassListDocument,
    "\n  mutation RemoveFromClassList($listId: ID!, $learnerIds: [ID!]!) {\n    removeFromClassList(listId: $listId, learnerIds: $learnerIds) {\n      id\n      memberCount\n    }\n  }\n": types.RemoveFromClassListDocument,
    "\n  query ClassList($id: ID!, $page: Int!) {\n    classList(id: $id) {\n      id\n      name\n      memberCount\n      members(page: $page, pageSize: 25) {\n        items {\n          id\n          name\n          email\n        }\n        totalCount\n        totalPages\n      }\n    }\n  }\n": types.ClassListDocument,
    "\n  query ClassLists($search: String, $page: Int!) {\n    classLists(search: $search, page: $page, pageSize: 25) {\n      items {\n        id\n        name\n        memberCount\n        createdAt\n      }\n      totalCount\n      totalPages\n    }\n  }\n": types.ClassListsDocument,
    "\n  mutation DeleteClassList($id: ID!) {\n    deleteClassList(id: $id)\n  }\n": types.DeleteClassListDocument,
    "\n  query ExamGiven($quizId: ID!) {\n    exam(quizId: $quizId) {\n      ...ExamFields\n    }\n    quiz(id: $quizId) {\n      id\n      title\n      status\n      isCompleted\n      durationMinutes\n      questionCount\n      version\n    }\n  }\n\n  fragment ExamFields on Exam {\n    quizId\n    title\n    code\n    url\n    state\n    hasUnpublishedChanges\n    rules {\n      access\n      accessCode\n      opensAt\n      closesAt\n      attemptsAllowed\n      passMark\n      marksPerQuestion\n      wrongMarks\n      wrongMarksBasis\n      shufflesQuestions\n      shufflesOptions\n      layout\n      navigation\n      reviewContent\n      reviewTime\n      releasesAt\n      releasedAt\n      withdrawnAt\n      release\n      mailsResults\n      hasCertificate\n      version\n    }\n    revision {\n      id\n      number\n      questionCount\n      publishedAt\n    }\n    findings {\n      code\n      severity\n      message\n      questionId\n      position\n      field\n    }\n  }\n": types.ExamGivenDocument,
    "\n  mutation StartExport($input: StartExportInput!) {\n    startExport(input: $input) {\n      id\n      state\n    }\n  }\n": types.StartExportDocument,
    "\n  query Export($id: ID!) {\n    export(id: $id) {\n      id\n      content\n      format\n      state\n      rowsDone\n      rowsTotal\n      fileName\n      url\n      problem {\n        message\n      }\n      createdAt\n    }\n  }\n": types.ExportDocument,
    "\n  query RecentExports($quizId: ID!) {\n    recentExports(quizId: $quizId) {\n      id\n      content\n      format\n      state\n      fileName\n      url\n      createdAt\n    }\n  }\n": types.RecentExportsDocument,
    "\n  mutation CancelExport($id: ID!) {\n    cancelExport(id: $id) {\n      id\n      state\n    }\n  }\n": types.CancelExportDocument,
    "\n  query ExamFigures($quizId: ID!, $revision: Int) {\n    examFigures(quizId: $quizId, revision: $revision) {\n      submittedCount\n      markedCount\n      passedCount\n      failedCount\n      passRate\n      scores {\n        mean\n        median\n        standardDeviation\n        lowest\n        highest\n      }\n      distribution {\n        from\n        to\n        count\n      }\n      times {\n        median\n        lowerQuartile\n        upperQuartile\n      }\n      revisions\n      revision\n      questions {\n        questionId\n        place\n        text\n        right\n        partly\n        wrong\n        blank\n        waiting\n        facility\n        discrimination\n        meanMarks\n        options {\n          optionId\n          text\n          image {\n            url\n            width\n            height\n            alternativeText\n          }\n          isCorrect\n          count\n        }\n      }\n    }\n  }\n": types.ExamFiguresDocument,
    "\n  mutation ExtendTime($input: ExtendTimeInput!) {\n    extendTime(input: $input) {\n      ...AttemptFields\n    }\n  }\n": types.ExtendTimeDocument,
    "\n  mutation ReopenAttempt($input: ReopenAttemptInput!) {\n    reopenAttempt(input: $input) {\n      ...AttemptFields\n    }\n  }\n": types.ReopenAttemptDocument,
    "\n  mutation HandInAttempt($input: HandInAttemptInput!) {\n    handInAttempt(input: $input) {\n      ...AttemptFields\n    }\n  }\n": types.HandInAttemptDocument,
    "\n  mutation ExtendTimeForAll($input: ExtendTimeForAllInput!) {\n    extendTimeForAll(input: $input)\n  }\n": types.ExtendTimeForAllDocument,
    "\n  subscription ExamChanged($quizId: ID!) {\n    examChanged(quizId: $quizId) {\n      quizId\n      at\n    }\n  }\n": types.ExamChangedDocument,
    "\n  query ExamProgress($quizId: ID!) {\n    examProgress(quizId: $quizId) {\n      invited\n      registered\n      started\n      running\n      submitted\n      lateCount\n      at\n    }\n  }\n": types.ExamProgressDocument,
    "\n  query CandidateAttempts($quizId: ID!, $filter: CandidateFilterInput, $page: Int!) {\n    candidates(quizId: $quizId, filter: $filter, page: $page, pageSize: 50) {\n      items {\n        id\n        name\n        attempts {\n          ...AttemptFields\n        }\n      }\n      totalCount\n      totalPages\n    }\n  }\n\n  fragment AttemptFields on Attempt {\n    id\n    number\n    startedAt\n    deadlineAt\n    lastSavedAt\n    submittedAt\n    submittedBy\n  }\n": types.CandidateAttemptsDocument,
    "\n  query ExamEvents($quizId: ID!, $page: Int!, $attemptId: ID, $source: ExamEventSource) {\n    examEvents(quizId: $quizId, page: $page, pageSize: 20, attemptId: $attemptId, source: $source) {\n      items {\n        id\n        kind\n        candidateName\n        actorName\n        reason\n        minutes\n        seconds\n        takenFrom\n        submittedBy\n        questions\n        at\n      }\n      totalCount\n      totalPages\n    }\n  }\n": types.ExamEventsDocument,
    "\n  mutation GiveBackOutage($input: GiveBackOutageInput!) {\n    giveBackOutage(input: $input)\n  }\n": types.GiveBackOutageDocument,
    "\n  query ExamOutages($quizId: ID!) {\n    examOutages(quizId: $quizId) {\n      id\n      beganAt\n      endedAt\n      minutes\n      affected\n      waiting\n    }\n  }\n": types.ExamOutagesDocument,
    "\n  query WrongAccessCodes($quizId: ID!) {\n    exam(quizId: $quizId) {\n      quizId\n      wrongAccessCodes {\n        count\n        addressCount\n        firstAt\n      }\n    }\n  }\n": types.WrongAccessCodesDocument,
    "\n  query Institute {\n    me {\n      id\n      institute {\n        id\n        name\n      }\n    }\n  }\n": types.InstituteDocument,
    "\n  mutation RenewExamCode($quizId: ID!) {\n    renewExamCode(quizId: $quizId) {\n      ...ExamFields\n    }\n  }\n": types.RenewExamCodeDocument,
    "\n  mutation SubmitPaper($quizId: ID!) {\n    submitQuiz(id: $quizId) {\n      id\n      isCompleted\n      version\n    }\n  }\n": types.SubmitPaperDocument,
    "\n  mutation ActivateExam($input: UpdateQuizInput!) {\n    updateQuiz(input: $input) {\n      id\n      status\n      version\n    }\n  }\n": types.ActivateExamDocument,
    "\n  query ReadPeople($text: String, $uploadId: ID) {\n    readPeople(text: $text, uploadId: $uploadId) {\n      people {\n        name\n        email\n      }\n      faults {\n        line\n        text\n        message\n      }\n    }\n  }\n": types.ReadPeopleDocument,
    "\n  mutation PreviewExam($quizId: ID!) {\n    previewExam(quizId: $quizId) {\n      url\n    }\n  }\n": types.PreviewExamDocument,
    "\n  query LearnerProgress($learnerId: ID!, $page: Int!) {\n    learnerProgress(learnerId: $learnerId, page: $page, pageSize: 50) {\n      learnerId\n      name\n      email\n      attempts {\n        items {\n          quizId\n          title\n          result {\n            attemptId\n            number\n            submittedAt\n            score\n            maxScore\n            percent\n            isPassed\n            waitingCount\n          }\n        }\n        totalCount\n        totalPages\n      }\n    }\n  }\n": types.LearnerProgressDocument,
    "\n  mutation ReleaseResults($quizId: ID!) {\n    releaseResults(quizId: $quizId) {\n      ...ExamFields\n    }\n  }\n": types.ReleaseResultsDocument,
    "\n  mutation WithdrawResults($quizId: ID!) {\n    withdrawResults(quizId: $quizId) {\n      ...ExamFields\n    }\n  }\n": types.WithdrawResultsDocument,
    "\n  query ResultsTold($quizId: ID!) {\n    resultsTold(quizId: $quizId)\n  }\n": types.ResultsToldDocument,
    "\n  query Results(\n    $quizId: ID!\n    $search: String\n    $filter: ResultFilter\n    $sort: ResultSort!\n    $page: Int!\n  ) {\n    results(\n      quizId: $quizId\n      search: $search\n      filter: $filter\n      sort: $sort\n      page: $page\n      pageSize: 50\n    ) {\n      items {\n        attemptId\n        learnerId\n        name\n        email\n        number\n        submittedAt\n        submittedBy\n        secondsTaken\n        score\n        maxScore\n        percent\n        isPassed\n        waitingCount\n        lateCount\n      }\n      totalCount\n      totalPages\n    }\n  }\n": types.ResultsDocument,
    "\n  query Trial {\n    me {\n      id\n      deletionDueAt\n    }\n    quizzes(page: 1, pageSize: 1) {\n      items {\n        id\n        title\n      }\n    }\n  }\n": types.TrialDocument,
    "\n  mutation UpdateExamRules($input: UpdateExamRulesInput!) {\n    updateExamRules(input: $input) {\n      ...ExamFields\n    }\n  }\n": types.UpdateExamRulesDocument,
    "\n  mutation UpdateDuration($input: UpdateQuizInput!) {\n    updateQuiz(input: $input) {\n      id\n      durationMinutes\n      version\n    }\n  }\n": types.UpdateDurationDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AttemptPaper($attemptId: ID!) {\n    attemptPaper(attemptId: $attemptId) {\n      quizId\n      title\n      previousAttemptId\n      nextAttemptId\n      result {\n        attemptId\n        learnerId\n        secondsTaken\n        name\n        email\n        number\n        startedAt\n        submittedAt\n        submittedBy\n        score\n        maxScore\n        exactScore\n        percent\n        isPassed\n        waitingCount\n        lateCount\n      }\n      questions {\n        __typename\n        questionId\n        place\n        text\n        image {\n          url\n          width\n          height\n          alternativeText\n        }\n        savedAt\n        outcome\n        marks\n        maxMarks\n        grade {\n          answerId\n          source\n          markedBy\n          gradedAt\n          comment\n        }\n        ... on AnsweredMcq {\n          options {\n            optionId\n            text\n            image {\n              url\n              width\n              height\n              alternativeText\n            }\n            isCorrect\n            isChosen\n          }\n          explanation\n        }\n        ... on AnsweredDescriptive {\n          answer\n          modelAnswer\n        }\n      }\n      late {\n        id\n        questionId\n        typedAt\n        arrivedAt\n        cause\n        isStored\n        isAnsweredAgain\n        decision\n        decidedAt\n        decidedBy\n        answered {\n          ...SaidFields\n        }\n        replaced {\n          savedAt\n          ...SaidFields\n        }\n      }\n    }\n  }\n\n  fragment SaidFields on AnsweredQuestion {\n    __typename\n    ... on AnsweredMcq {\n      options {\n        optionId\n        text\n        isChosen\n      }\n    }\n    ... on AnsweredDescriptive {\n      answer\n    }\n  }\n"): (typeof documents)["\n  query AttemptPaper($attemptId: ID!) {\n    attemptPaper(attemptId: $attemptId) {\n      quizId\n      title\n      previousAttemptId\n      nextAttemptId\n      result {\n        attemptId\n        learnerId\n        secondsTaken\n        name\n        email\n        number\n        startedAt\n        submittedAt\n        submittedBy\n        score\n        maxScore\n        exactScore\n        percent\n        isPassed\n        waitingCount\n        lateCount\n      }\n      questions {\n        __typename\n        questionId\n        place\n        text\n        image {\n          url\n          width\n          height\n          alternativeText\n        }\n        savedAt\n        outcome\n        marks\n        maxMarks\n        grade {\n          answerId\n          source\n          markedBy\n          gradedAt\n          comment\n        }\n        ... on AnsweredMcq {\n          options {\n            optionId\n            text\n            image {\n              url\n              width\n              height\n              alternativeText\n            }\n            isCorrect\n            isChosen\n          }\n          explanation\n        }\n        ... on AnsweredDescriptive {\n          answer\n          modelAnswer\n        }\n      }\n      late {\n        id\n        questionId\n        typedAt\n        arrivedAt\n        cause\n        isStored\n        isAnsweredAgain\n        decision\n        decidedAt\n        decidedBy\n        answered {\n          ...SaidFields\n        }\n        replaced {\n          savedAt\n          ...SaidFields\n        }\n      }\n    }\n  }\n\n  fragment SaidFields on AnsweredQuestion {\n    __typename\n    ... on AnsweredMcq {\n      options {\n        optionId\n        text\n        isChosen\n      }\n    }\n    ... on AnsweredDescriptive {\n      answer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DecideLateAnswers($input: DecideLateAnswersInput!) {\n    decideLateAnswers(input: $input)\n  }\n"): (typeof documents)["\n  mutation DecideLateAnswers($input: DecideLateAnswersInput!) {\n    decideLateAnswers(input: $input)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ArrangeForCandidate($input: ArrangeForCandidateInput!) {\n    arrangeForCandidate(input: $input) {\n      ...CandidateFields\n    }\n  }\n"): (typeof documents)["\n  mutation ArrangeForCandidate($input: ArrangeForCandidateInput!) {\n    arrangeForCandidate(input: $input) {\n      ...CandidateFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendInvitation($candidateId: ID!) {\n    resendInvitation(candidateId: $candidateId) {\n      ...CandidateFields\n    }\n  }\n"): (typeof documents)["\n  mutation ResendInvitation($candidateId: ID!) {\n    resendInvitation(candidateId: $candidateId) {\n      ...CandidateFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeCandidate($candidateId: ID!) {\n    revokeCandidate(candidateId: $candidateId) {\n      ...CandidateFields\n    }\n  }\n"): (typeof documents)["\n  mutation RevokeCandidate($candidateId: ID!) {\n    revokeCandidate(candidateId: $candidateId) {\n      ...CandidateFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreCandidate($candidateId: ID!) {\n    restoreCandidate(candidateId: $candidateId) {\n      ...CandidateFields\n    }\n  }\n"): (typeof documents)["\n  mutation RestoreCandidate($candidateId: ID!) {\n    restoreCandidate(candidateId: $candidateId) {\n      ...CandidateFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CandidateLink($candidateId: ID!) {\n    candidateLink(candidateId: $candidateId)\n  }\n"): (typeof documents)["\n  mutation CandidateLink($candidateId: ID!) {\n    candidateLink(candidateId: $candidateId)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Candidates($quizId: ID!, $filter: CandidateFilterInput, $page: Int!) {\n    candidates(quizId: $quizId, filter: $filter, page: $page, pageSize: 25) {\n      items {\n        ...CandidateFields\n      }\n      totalCount\n      totalPages\n    }\n  }\n\n  fragment CandidateFields on Candidate {\n    id\n    name\n    email\n    origin\n    state\n    mailedAt\n    mailState\n    revokedAt\n    extraTimePercent\n    extraAttempts\n    opensAt\n    closesAt\n    attempts {\n      id\n      submittedAt\n    }\n  }\n"): (typeof documents)["\n  query Candidates($quizId: ID!, $filter: CandidateFilterInput, $page: Int!) {\n    candidates(quizId: $quizId, filter: $filter, page: $page, pageSize: 25) {\n      items {\n        ...CandidateFields\n      }\n      totalCount\n      totalPages\n    }\n  }\n\n  fragment CandidateFields on Candidate {\n    id\n    name\n    email\n    origin\n    state\n    mailedAt\n    mailState\n    revokedAt\n    extraTimePercent\n    extraAttempts\n    opensAt\n    closesAt\n    attempts {\n      id\n      submittedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InviteCandidates($input: InviteCandidatesInput!) {\n    inviteCandidates(input: $input) {\n      invitedCount\n      alreadyCount\n    }\n  }\n"): (typeof documents)["\n  mutation InviteCandidates($input: InviteCandidatesInput!) {\n    inviteCandidates(input: $input) {\n      invitedCount\n      alreadyCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemindCandidates($quizId: ID!) {\n    remindCandidates(quizId: $quizId)\n  }\n"): (typeof documents)["\n  mutation RemindCandidates($quizId: ID!) {\n    remindCandidates(quizId: $quizId)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateClassList($name: String!) {\n    createClassList(name: $name) {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  mutation CreateClassList($name: String!) {\n    createClassList(name: $name) {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenameClassList($id: ID!, $name: String!) {\n    renameClassList(id: $id, name: $name) {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  mutation RenameClassList($id: ID!, $name: String!) {\n    renameClassList(id: $id, name: $name) {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddToClassList($listId: ID!, $people: [PersonInput!]!) {\n    addToClassList(listId: $listId, people: $people) {\n      id\n      memberCount\n    }\n  }\n"): (typeof documents)["\n  mutation AddToClassList($listId: ID!, $people: [PersonInput!]!) {\n    addToClassList(listId: $listId, people: $people) {\n      id\n      memberCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveFromClassList($listId: ID!, $learnerIds: [ID!]!) {\n    removeFromClassList(listId: $listId, learnerIds: $learnerIds) {\n      id\n      memberCount\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveFromClassList($listId: ID!, $learnerIds: [ID!]!) {\n    removeFromClassList(listId: $listId, learnerIds: $learnerIds) {\n      id\n      memberCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ClassList($id: ID!, $page: Int!) {\n    classList(id: $id) {\n      id\n      name\n      memberCount\n      members(page: $page, pageSize: 25) {\n        items {\n          id\n          name\n          email\n        }\n        totalCount\n        totalPages\n      }\n    }\n  }\n"): (typeof documents)["\n  query ClassList($id: ID!, $page: Int!) {\n    classList(id: $id) {\n      id\n      name\n      memberCount\n      members(page: $page, pageSize: 25) {\n        items {\n          id\n          name\n          email\n        }\n        totalCount\n        totalPages\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ClassLists($search: String, $page: Int!) {\n    classLists(search: $search, page: $page, pageSize: 25) {\n      items {\n        id\n        name\n        memberCount\n        createdAt\n      }\n      totalCount\n      totalPages\n    }\n  }\n"): (typeof documents)["\n  query ClassLists($search: String, $page: Int!) {\n    classLists(search: $search, page: $page, pageSize: 25) {\n      items {\n        id\n        name\n        memberCount\n        createdAt\n      }\n      totalCount\n      totalPages\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteClassList($id: ID!) {\n    deleteClassList(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteClassList($id: ID!) {\n    deleteClassList(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExamGiven($quizId: ID!) {\n    exam(quizId: $quizId) {\n      ...ExamFields\n    }\n    quiz(id: $quizId) {\n      id\n      title\n      status\n      isCompleted\n      durationMinutes\n      questionCount\n      version\n    }\n  }\n\n  fragment ExamFields on Exam {\n    quizId\n    title\n    code\n    url\n    state\n    hasUnpublishedChanges\n    rules {\n      access\n      accessCode\n      opensAt\n      closesAt\n      attemptsAllowed\n      passMark\n      marksPerQuestion\n      wrongMarks\n      wrongMarksBasis\n      shufflesQuestions\n      shufflesOptions\n      layout\n      navigation\n      reviewContent\n      reviewTime\n      releasesAt\n      releasedAt\n      withdrawnAt\n      release\n      mailsResults\n      hasCertificate\n      version\n    }\n    revision {\n      id\n      number\n      questionCount\n      publishedAt\n    }\n    findings {\n      code\n      severity\n      message\n      questionId\n      position\n      field\n    }\n  }\n"): (typeof documents)["\n  query ExamGiven($quizId: ID!) {\n    exam(quizId: $quizId) {\n      ...ExamFields\n    }\n    quiz(id: $quizId) {\n      id\n      title\n      status\n      isCompleted\n      durationMinutes\n      questionCount\n      version\n    }\n  }\n\n  fragment ExamFields on Exam {\n    quizId\n    title\n    code\n    url\n    state\n    hasUnpublishedChanges\n    rules {\n      access\n      accessCode\n      opensAt\n      closesAt\n      attemptsAllowed\n      passMark\n      marksPerQuestion\n      wrongMarks\n      wrongMarksBasis\n      shufflesQuestions\n      shufflesOptions\n      layout\n      navigation\n      reviewContent\n      reviewTime\n      releasesAt\n      releasedAt\n      withdrawnAt\n      release\n      mailsResults\n      hasCertificate\n      version\n    }\n    revision {\n      id\n      number\n      questionCount\n      publishedAt\n    }\n    findings {\n      code\n      severity\n      message\n      questionId\n      position\n      field\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartExport($input: StartExportInput!) {\n    startExport(input: $input) {\n      id\n      state\n    }\n  }\n"): (typeof documents)["\n  mutation StartExport($input: StartExportInput!) {\n    startExport(input: $input) {\n      id\n      state\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Export($id: ID!) {\n    export(id: $id) {\n      id\n      content\n      format\n      state\n      rowsDone\n      rowsTotal\n      fileName\n      url\n      problem {\n        message\n      }\n      createdAt\n    }\n  }\n"): (typeof documents)["\n  query Export($id: ID!) {\n    export(id: $id) {\n      id\n      content\n      format\n      state\n      rowsDone\n      rowsTotal\n      fileName\n      url\n      problem {\n        message\n      }\n      createdAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RecentExports($quizId: ID!) {\n    recentExports(quizId: $quizId) {\n      id\n      content\n      format\n      state\n      fileName\n      url\n      createdAt\n    }\n  }\n"): (typeof documents)["\n  query RecentExports($quizId: ID!) {\n    recentExports(quizId: $quizId) {\n      id\n      content\n      format\n      state\n      fileName\n      url\n      createdAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelExport($id: ID!) {\n    cancelExport(id: $id) {\n      id\n      state\n    }\n  }\n"): (typeof documents)["\n  mutation CancelExport($id: ID!) {\n    cancelExport(id: $id) {\n      id\n      state\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExamFigures($quizId: ID!, $revision: Int) {\n    examFigures(quizId: $quizId, revision: $revision) {\n      submittedCount\n      markedCount\n      passedCount\n      failedCount\n      passRate\n      scores {\n        mean\n        median\n        standardDeviation\n        lowest\n        highest\n      }\n      distribution {\n        from\n        to\n        count\n      }\n      times {\n        median\n        lowerQuartile\n        upperQuartile\n      }\n      revisions\n      revision\n      questions {\n        questionId\n        place\n        text\n        right\n        partly\n        wrong\n        blank\n        waiting\n        facility\n        discrimination\n        meanMarks\n        options {\n          optionId\n          text\n          image {\n            url\n            width\n            height\n            alternativeText\n          }\n          isCorrect\n          count\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ExamFigures($quizId: ID!, $revision: Int) {\n    examFigures(quizId: $quizId, revision: $revision) {\n      submittedCount\n      markedCount\n      passedCount\n      failedCount\n      passRate\n      scores {\n        mean\n        median\n        standardDeviation\n        lowest\n        highest\n      }\n      distribution {\n        from\n        to\n        count\n      }\n      times {\n        median\n        lowerQuartile\n        upperQuartile\n      }\n      revisions\n      revision\n      questions {\n        questionId\n        place\n        text\n        right\n        partly\n        wrong\n        blank\n        waiting\n        facility\n        discrimination\n        meanMarks\n        options {\n          optionId\n          text\n          image {\n            url\n            width\n            height\n            alternativeText\n          }\n          isCorrect\n          count\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExtendTime($input: ExtendTimeInput!) {\n    extendTime(input: $input) {\n      ...AttemptFields\n    }\n  }\n"): (typeof documents)["\n  mutation ExtendTime($input: ExtendTimeInput!) {\n    extendTime(input: $input) {\n      ...AttemptFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReopenAttempt($input: ReopenAttemptInput!) {\n    reopenAttempt(input: $input) {\n      ...AttemptFields\n    }\n  }\n"): (typeof documents)["\n  mutation ReopenAttempt($input: ReopenAttemptInput!) {\n    reopenAttempt(input: $input) {\n      ...AttemptFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation HandInAttempt($input: HandInAttemptInput!) {\n    handInAttempt(input: $input) {\n      ...AttemptFields\n    }\n  }\n"): (typeof documents)["\n  mutation HandInAttempt($input: HandInAttemptInput!) {\n    handInAttempt(input: $input) {\n      ...AttemptFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExtendTimeForAll($input: ExtendTimeForAllInput!) {\n    extendTimeForAll(input: $input)\n  }\n"): (typeof documents)["\n  mutation ExtendTimeForAll($input: ExtendTimeForAllInput!) {\n    extendTimeForAll(input: $input)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ExamChanged($quizId: ID!) {\n    examChanged(quizId: $quizId) {\n      quizId\n      at\n    }\n  }\n"): (typeof documents)["\n  subscription ExamChanged($quizId: ID!) {\n    examChanged(quizId: $quizId) {\n      quizId\n      at\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExamProgress($quizId: ID!) {\n    examProgress(quizId: $quizId) {\n      invited\n      registered\n      started\n      running\n      submitted\n      lateCount\n      at\n    }\n  }\n"): (typeof documents)["\n  query ExamProgress($quizId: ID!) {\n    examProgress(quizId: $quizId) {\n      invited\n      registered\n      started\n      running\n      submitted\n      lateCount\n      at\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CandidateAttempts($quizId: ID!, $filter: CandidateFilterInput, $page: Int!) {\n    candidates(quizId: $quizId, filter: $filter, page: $page, pageSize: 50) {\n      items {\n        id\n        name\n        attempts {\n          ...AttemptFields\n        }\n      }\n      totalCount\n      totalPages\n    }\n  }\n\n  fragment AttemptFields on Attempt {\n    id\n    number\n    startedAt\n    deadlineAt\n    lastSavedAt\n    submittedAt\n    submittedBy\n  }\n"): (typeof documents)["\n  query CandidateAttempts($quizId: ID!, $filter: CandidateFilterInput, $page: Int!) {\n    candidates(quizId: $quizId, filter: $filter, page: $page, pageSize: 50) {\n      items {\n        id\n        name\n        attempts {\n          ...AttemptFields\n        }\n      }\n      totalCount\n      totalPages\n    }\n  }\n\n  fragment AttemptFields on Attempt {\n    id\n    number\n    startedAt\n    deadlineAt\n    lastSavedAt\n    submittedAt\n    submittedBy\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExamEvents($quizId: ID!, $page: Int!, $attemptId: ID, $source: ExamEventSource) {\n    examEvents(quizId: $quizId, page: $page, pageSize: 20, attemptId: $attemptId, source: $source) {\n      items {\n        id\n        kind\n        candidateName\n        actorName\n        reason\n        minutes\n        seconds\n        takenFrom\n        submittedBy\n        questions\n        at\n      }\n      totalCount\n      totalPages\n    }\n  }\n"): (typeof documents)["\n  query ExamEvents($quizId: ID!, $page: Int!, $attemptId: ID, $source: ExamEventSource) {\n    examEvents(quizId: $quizId, page: $page, pageSize: 20, attemptId: $attemptId, source: $source) {\n      items {\n        id\n        kind\n        candidateName\n        actorName\n        reason\n        minutes\n        seconds\n        takenFrom\n        submittedBy\n        questions\n        at\n      }\n      totalCount\n      totalPages\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GiveBackOutage($input: GiveBackOutageInput!) {\n    giveBackOutage(input: $input)\n  }\n"): (typeof documents)["\n  mutation GiveBackOutage($input: GiveBackOutageInput!) {\n    giveBackOutage(input: $input)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExamOutages($quizId: ID!) {\n    examOutages(quizId: $quizId) {\n      id\n      beganAt\n      endedAt\n      minutes\n      affected\n      waiting\n    }\n  }\n"): (typeof documents)["\n  query ExamOutages($quizId: ID!) {\n    examOutages(quizId: $quizId) {\n      id\n      beganAt\n      endedAt\n      minutes\n      affected\n      waiting\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WrongAccessCodes($quizId: ID!) {\n    exam(quizId: $quizId) {\n      quizId\n      wrongAccessCodes {\n        count\n        addressCount\n        firstAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query WrongAccessCodes($quizId: ID!) {\n    exam(quizId: $quizId) {\n      quizId\n      wrongAccessCodes {\n        count\n        addressCount\n        firstAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Institute {\n    me {\n      id\n      institute {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  query Institute {\n    me {\n      id\n      institute {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenewExamCode($quizId: ID!) {\n    renewExamCode(quizId: $quizId) {\n      ...ExamFields\n    }\n  }\n"): (typeof documents)["\n  mutation RenewExamCode($quizId: ID!) {\n    renewExamCode(quizId: $quizId) {\n      ...ExamFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SubmitPaper($quizId: ID!) {\n    submitQuiz(id: $quizId) {\n      id\n      isCompleted\n      version\n    }\n  }\n"): (typeof documents)["\n  mutation SubmitPaper($quizId: ID!) {\n    submitQuiz(id: $quizId) {\n      id\n      isCompleted\n      version\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ActivateExam($input: UpdateQuizInput!) {\n    updateQuiz(input: $input) {\n      id\n      status\n      version\n    }\n  }\n"): (typeof documents)["\n  mutation ActivateExam($input: UpdateQuizInput!) {\n    updateQuiz(input: $input) {\n      id\n      status\n      version\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadPeople($text: String, $uploadId: ID) {\n    readPeople(text: $text, uploadId: $uploadId) {\n      people {\n        name\n        email\n      }\n      faults {\n        line\n        text\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  query ReadPeople($text: String, $uploadId: ID) {\n    readPeople(text: $text, uploadId: $uploadId) {\n      people {\n        name\n        email\n      }\n      faults {\n        line\n        text\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PreviewExam($quizId: ID!) {\n    previewExam(quizId: $quizId) {\n      url\n    }\n  }\n"): (typeof documents)["\n  mutation PreviewExam($quizId: ID!) {\n    previewExam(quizId: $quizId) {\n      url\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LearnerProgress($learnerId: ID!, $page: Int!) {\n    learnerProgress(learnerId: $learnerId, page: $page, pageSize: 50) {\n      learnerId\n      name\n      email\n      attempts {\n        items {\n          quizId\n          title\n          result {\n            attemptId\n            number\n            submittedAt\n            score\n            maxScore\n            percent\n            isPassed\n            waitingCount\n          }\n        }\n        totalCount\n        totalPages\n      }\n    }\n  }\n"): (typeof documents)["\n  query LearnerProgress($learnerId: ID!, $page: Int!) {\n    learnerProgress(learnerId: $learnerId, page: $page, pageSize: 50) {\n      learnerId\n      name\n      email\n      attempts {\n        items {\n          quizId\n          title\n          result {\n            attemptId\n            number\n            submittedAt\n            score\n            maxScore\n            percent\n            isPassed\n            waitingCount\n          }\n        }\n        totalCount\n        totalPages\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReleaseResults($quizId: ID!) {\n    releaseResults(quizId: $quizId) {\n      ...ExamFields\n    }\n  }\n"): (typeof documents)["\n  mutation ReleaseResults($quizId: ID!) {\n    releaseResults(quizId: $quizId) {\n      ...ExamFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawResults($quizId: ID!) {\n    withdrawResults(quizId: $quizId) {\n      ...ExamFields\n    }\n  }\n"): (typeof documents)["\n  mutation WithdrawResults($quizId: ID!) {\n    withdrawResults(quizId: $quizId) {\n      ...ExamFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ResultsTold($quizId: ID!) {\n    resultsTold(quizId: $quizId)\n  }\n"): (typeof documents)["\n  query ResultsTold($quizId: ID!) {\n    resultsTold(quizId: $quizId)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Results(\n    $quizId: ID!\n    $search: String\n    $filter: ResultFilter\n    $sort: ResultSort!\n    $page: Int!\n  ) {\n    results(\n      quizId: $quizId\n      search: $search\n      filter: $filter\n      sort: $sort\n      page: $page\n      pageSize: 50\n    ) {\n      items {\n        attemptId\n        learnerId\n        name\n        email\n        number\n        submittedAt\n        submittedBy\n        secondsTaken\n        score\n        maxScore\n        percent\n        isPassed\n        waitingCount\n        lateCount\n      }\n      totalCount\n      totalPages\n    }\n  }\n"): (typeof documents)["\n  query Results(\n    $quizId: ID!\n    $search: String\n    $filter: ResultFilter\n    $sort: ResultSort!\n    $page: Int!\n  ) {\n    results(\n      quizId: $quizId\n      search: $search\n      filter: $filter\n      sort: $sort\n      page: $page\n      pageSize: 50\n    ) {\n      items {\n        attemptId\n        learnerId\n        name\n        email\n        number\n        submittedAt\n        submittedBy\n        secondsTaken\n        score\n        maxScore\n        percent\n        isPassed\n        waitingCount\n        lateCount\n      }\n      totalCount\n      totalPages\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Trial {\n    me {\n      id\n      deletionDueAt\n    }\n    quizzes(page: 1, pageSize: 1) {\n      items {\n        id\n        title\n      }\n    }\n  }\n"): (typeof documents)["\n  query Trial {\n    me {\n      id\n      deletionDueAt\n    }\n    quizzes(page: 1, pageSize: 1) {\n      items {\n        id\n        title\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateExamRules($input: UpdateExamRulesInput!) {\n    updateExamRules(input: $input) {\n      ...ExamFields\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateExamRules($input: UpdateExamRulesInput!) {\n    updateExamRules(input: $input) {\n      ...ExamFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateDuration($input: UpdateQuizInput!) {\n    updateQuiz(input: $input) {\n      id\n      durationMinutes\n      version\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateDuration($input: UpdateQuizInput!) {\n    updateQuiz(input: $input) {\n      id\n      durationMinutes\n      version\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;