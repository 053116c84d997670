// Before the first paint: the theme that was chosen in the account menu (client/app/color-scheme.tsx). A file, since
// the policy of the pages allows no scripts in them. Without a choice, the style sheets follow the system.
try {
  const chosen = localStorage.getItem('color-scheme');
  if (chosen === 'light' || chosen === 'dark') {
    document.documentElement.dataset.mantineColorScheme = chosen;
    document.querySelector('meta[name=color-scheme]').content = chosen;
  }
} catch {
  // Without storage there is no choice.
}
