/** The content of the editor at a first visit: example operations, and how to authenticate. */
export const FIRST_QUERY = `# The API of Examwright. Run an operation:
# put the cursor in it and press Ctrl+Enter.
# The book on the left explains everything.
#
# Plans are for everybody. What is yours asks
# for a token, in the headers below:
#   {"Authorization": "Bearer <token>"}
# logIn gives one, for twelve hours. For
# programs there is createAccessToken.

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

query Me {
  me {
    fullName
    email
  }
}

mutation LogIn {
  logIn(input: { email: "", password: "" }) {
    token
    expiresAt
  }
}
`;

export const FIRST_HEADERS = `{
  "Authorization": "Bearer "
}
`;
