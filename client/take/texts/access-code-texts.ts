/** Texts about the access code, which staff read out in the room. */
export const accessCodeTexts = {
  rule: 'To start you type an access code. It is read out in the room.',
  front:
    'Besides the code of the exam there is an access code. It is read out in the room, and you type it when you start.',
  label: 'Access code',
  hint: 'As it was read out. Large or small letters and spaces make no difference.',
  missing: 'Type the access code that was read out.',
  wrong:
    'This is not the access code. Check it, or have it read out again: after ten wrong tries you wait ten minutes.',
} as const;
