const withMDX = (config) => config;

export default withMDX({ pageExtensions: ['ts', 'tsx', 'mdx'] });
