// Light or dark, as the reader has it; and it asks nobody but this server: no validator of others.
const night = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', night.matches);
night.addEventListener('change', follow);
follow();
SwaggerUIBundle({
  url: document.getElementById('viewer').dataset.document,
  dom_id: '#viewer',
  validatorUrl: null,
  deepLinking: true,
});
