import jsonPageContent from './button.json';

export { jsonPageContent };
