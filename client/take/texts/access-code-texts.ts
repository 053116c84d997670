/** Texts about the access code, which staff read out in the room. */
export const accessCodeTexts = {
  rule: 'You need an access code to start. It is read out in the room.',
  front: 'You also need an access code to start. It is read out in the room.',
  label: 'Access code',
  hint: 'Capital letters and spaces make no difference.',
  missing: 'Type the access code that was read out.',
  wrong:
    'This is not the access code. Check it, or ask to hear it again. After ten wrong tries you have to wait ten minutes.',
} as const;
